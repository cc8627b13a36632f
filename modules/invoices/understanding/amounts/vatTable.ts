import { meaningsOf, type Role, wordsOf } from "./label.ts"
import type { Labelled } from "./labelled.ts"
import type { Amount, PrintedRow } from "./printed.ts"
import { isVatRate, rates } from "./rates.ts"

type Part = "base" | "vat" | "gross"

/**
 * Amounts in rows that hold a rate, its base and its VAT prove each other: their roles, whatever the heads above them
 * say and in whatever order they stand. Where OCR damaged one, it stands under the others of its column.
 */
export function tabled(rows: PrintedRow[], amounts: Labelled[]): Labelled[] {
  const byRow = Map.groupBy(amounts, (amount) => amount.row)
  const known = new Map<Amount["words"], Partial<Labelled>>()
  const proven = rows.flatMap((row) => ratedRowOf(rows, row) ?? [])
  for (const { row, rate, parts } of proven)
    for (const [part, amount] of Object.entries(parts) as [Part, Amount][])
      known.set(amount.words, {
        ...{
          roles: part === "gross" && proven.length > 1 ? {} : roles[part],
          rate,
          labelRow: row.index,
          tabled: true,
        },
        ...(part === "vat" ? { baseCents: parts.base?.cents ?? parts.gross!.cents - amount.cents } : {}),
      })
  for (const [amount, found] of besides(rows, byRow, proven)) known.set(amount.words, found)
  return known.size === 0
    ? amounts
    : amounts.map((amount) => {
        const found = known.get(amount.words)
        return found ? { ...amount, ...found } : amount
      })
}

interface RatedRow {
  row: PrintedRow
  rate: number
  parts: Partial<Record<Part, Amount>>
}

const roles: Record<Part, Partial<Record<Role, number>>> = {
  base: { base: 1, net: 0.4 },
  vat: { vat: 1 },
  gross: { total: 0.5, base: 0.2 },
}

/** A row of nothing but a rate, amounts, and words that tell of VAT: a line of goods has words of its own. */
function ratedRowOf(rows: PrintedRow[], row: PrintedRow): RatedRow | null {
  const money = row.tokens.filter((token) => token.kind === "amount" && token.exact) as Amount[]
  if (money.length < 2 || money.length > 5 || row.tokens.length > 16) return null
  const words = row.tokens.flatMap((token) => (token.kind === "text" ? [token.word.text] : []))
  if (!words.every(tellsOfVat)) return null
  const printed = row.tokens.flatMap((token) => (token.kind === "rate" ? [token.rate] : []))
  if (printed.length > 1) return null
  const whole = row.tokens.flatMap((token) =>
    token.kind === "amount" && rates.has(token.cents / 100) ? [token] : [],
  )
  const named = words.some((word) => vatWords.test(word) || meaningsOf(word).includes("vat"))
  const headed = named || printed.length > 0 || isHeaded(rows, row)
  if (!headed) return null
  const tries: { rate: number; of: Amount[]; slack: number }[] =
    printed.length > 0
      ? [{ rate: printed[0]!, of: money, slack: 1 }]
      : [
          ...whole.map((token) => ({
            rate: token.cents / 100,
            of: money.filter((one) => one !== token),
            slack: 1,
          })),
          ...[21, 9].map((rate) => ({ rate, of: money, slack: 0.62 })),
        ]
  for (const { rate, of, slack } of tries) {
    const parts = isVatRate(rate, named || isHeaded(rows, row)) ? partsOf(of, rate, slack) : null
    if (parts) return { row, rate, parts }
  }
  return null
}

/** Which amount is which, by what the rate makes of them. */
function partsOf(money: Amount[], rate: number, slack: number): RatedRow["parts"] | null {
  const sized = money.toSorted((one, other) => Math.abs(other.cents) - Math.abs(one.cents))
  if (rate === 0) {
    const vat = money.find((one) => one.cents === 0)
    const base = sized.find((one) => one.cents !== 0)
    return vat && base ? { base, vat } : null
  }
  for (const vat of sized.toReversed()) {
    if (vat.cents === 0) continue
    const others = sized.filter((one) => one !== vat && Math.sign(one.cents) === Math.sign(vat.cents))
    const base = others.find((one) => Math.abs((one.cents * rate) / 100 - vat.cents) <= slack)
    const gross = others.find((one) =>
      base
        ? one.cents === base.cents + vat.cents
        : Math.abs((one.cents * rate) / (100 + rate) - vat.cents) <= Math.min(slack, 0.62),
    )
    if (base || gross) return { vat, ...(base ? { base } : {}), ...(gross ? { gross } : {}) }
  }
  return null
}

/** Right below a row that says VAT, with other rows of the table between them. */
function isHeaded(rows: PrintedRow[], row: PrintedRow): boolean {
  for (let i = row.index - 1; i >= Math.max(0, row.index - 6); i--) {
    const upper = rows[i]!
    if (upper.page !== row.page) return false
    const hasMoney = upper.tokens.some((token) => token.kind === "amount" && token.exact)
    const said = upper.row.words.length <= 14 ? meaningsOf(upper.row.text) : []
    if (!hasMoney && (said.includes("base") || said.includes("vat"))) return !hasNumber.test(upper.row.text)
    if (!hasMoney && said.length === 0) return false
  }
  return false
}

/** In the rows around: an amount that is damaged has its neighbour in the column, and the sums stand below. */
function* besides(
  rows: PrintedRow[],
  byRow: Map<number, Labelled[]>,
  proven: RatedRow[],
): Generator<[Labelled, Partial<Labelled>]> {
  const done = new Set(proven.map(({ row }) => row.index))
  for (const { row, parts } of proven)
    for (const i of [row.index - 1, row.index + 1]) {
      const other = rows[i]
      if (!other || done.has(i) || other.page !== row.page) continue
      const rates = other.tokens.flatMap((token) => (token.kind === "rate" ? [token.rate] : []))
      const words = other.tokens.flatMap((token) => (token.kind === "text" ? [token.word.text] : []))
      const rate = rates[0]
      if (rates.length !== 1 || rate === undefined || !isVatRate(rate, true) || !words.every(tellsOfVat))
        continue
      for (const amount of byRow.get(i) ?? [])
        for (const [part, above] of Object.entries(parts) as [Part, Amount][])
          if (amount.exact && Math.abs(amount.right - above.right) < 0.012)
            yield [amount, { roles: roles[part], rate, labelRow: i, tabled: true }]
    }
}

const hasNumber = /\d{4,}/

const vatWords = /^(hoog|laag|nul|normaal|verlaagd|hoge|lage|tarief|standaard)$/i

const tellsOfVat = (word: string): boolean => {
  const bare = wordsOf(word)
  return (
    bare.every((one) => one.length <= 2 || vatWords.test(one) || fillers.has(one) || /^\d$/.test(one)) ||
    meaningsOf(word).some((one) => telling.has(one))
  )
}

const telling: ReadonlySet<string> = new Set(["vat", "base", "excl", "incl", "shifted", "exempt", "total"])
const fillers: ReadonlySet<string> = new Set(["eur", "euro", "ad", "en", "nr", "code", "is", "gelijk"])
