import type { FoundLine, Suggestion } from "../suggestion.ts"
import { type Evidence, fits } from "./evidence.ts"
import type { Labelled } from "./labelled.ts"
import { placeOf } from "./printed.ts"
import type { Solution } from "./solve.ts"

type Row = Suggestion["vat"][number]

/** The VAT of each rate with its base; the bases add up to the net. */
export function vatRowsOf(solution: Solution, evidence: Evidence, lines: readonly FoundLine[]): Row[] {
  const rest = (rows: Row[]) =>
    solution.net + solution.extra - rows.reduce((sum, row) => sum + row.baseCents, 0)
  if (solution.vat === 0) {
    const at = solution.items.find((item) => item.cents === 0)?.at
    return [{ rate: 0, baseCents: solution.net + solution.extra, vatCents: 0, place: placed(at) }]
  }
  const rows = ratedRows(solution, evidence, lines)
  const free = rest(rows)
  // What bears no VAT: deposits, roundings, exempt lines.
  if (free !== 0 && rows.length > 0) {
    if (Math.abs(free) <= 2 && solution.extra === 0) rows.at(-1)!.baseCents += free
    else rows.push({ rate: 0, baseCents: free, vatCents: 0, place: null })
  }
  return rows
}

function ratedRows(solution: Solution, evidence: Evidence, lines: readonly FoundLine[]): Row[] {
  const { items, net, vat } = solution
  if (items.length <= 1) {
    const printedRate = items[0]?.rate ?? null
    const rate =
      printedRate && printedRate > 0 ? printedRate : (solution.rate ?? Math.round((vat / net) * 1000) / 10)
    const mixed = printedRate || solution.rate ? null : mixedRows(solution, lines)
    if (mixed) return mixed
    const base = fits(net, vat, rate)
      ? net
      : items[0]?.base != null
        ? items[0].base
        : (baseOf(evidence, vat, rate, net) ?? net)
    return [{ rate, baseCents: base, vatCents: vat, place: placed(items[0]?.at) }]
  }
  const bases = items.map((item) => {
    if (item.base !== null) return item.base
    const rate = item.rate ?? 0
    const ofLines = lines.filter((line) => line.vatRate === rate).reduce((sum, line) => sum + line.cents, 0)
    if (ofLines !== 0 && fits(ofLines, item.cents, rate)) return ofLines
    return baseOf(evidence, item.cents, rate, net)
  })
  const inside = bases.some((base) => base === null) ? byLinesWithVat(solution, lines) : null
  const rows = items.map((item, i): Row => {
    const rate = item.rate ?? 0
    const base = bases[i] ?? inside?.[i] ?? (rate ? Math.round((item.cents * 100) / rate) : 0)
    return { rate, baseCents: base, vatCents: item.cents, place: placed(item.at) }
  })
  // Reckoned back from VAT a base may be some cents off: the largest takes what is left.
  const left = net - rows.reduce((sum, row) => sum + row.baseCents, 0)
  const guessed = rows.filter((row, i) => bases[i] === null && row.rate > 0)
  if (guessed.length > 0 && left !== 0 && Math.abs(left) <= 30)
    guessed.reduce((large, row) =>
      Math.abs(row.baseCents) > Math.abs(large.baseCents) ? row : large,
    ).baseCents += left
  return rows.sort((one, other) => one.rate - other.rate)
}

/** One sum of VAT over two rates: some of the lines make up what the higher rate must be of. */
function mixedRows({ net, vat }: Solution, lines: readonly FoundLine[]): Row[] | null {
  for (const [low, high] of [
    [9, 21],
    [0, 21],
    [0, 9],
  ] as const) {
    const base = (vat * 100 - net * low) / (high - low)
    const lower = (share: number) => Math.round(((net - share) * low) / 100)
    const share = subsetNear(lines, base, (2 * 100) / (high - low))
    if (share === null) continue
    return [
      { rate: low, baseCents: net - share, vatCents: lower(share), place: null },
      { rate: high, baseCents: share, vatCents: vat - lower(share), place: null },
    ]
  }
  return null
}

/** What some of the lines, but not all, come to, when that is near a sum. */
function subsetNear(lines: readonly FoundLine[], sum: number, slack: number): number | null {
  if (lines.length > 12) return null
  for (let choice = 1; choice < 2 ** lines.length - 1; choice++) {
    const found = lines.reduce((total, line, i) => (choice & (2 ** i) ? total + line.cents : total), 0)
    if (Math.abs(found - sum) <= slack) return found
  }
  return null
}

/** An amount on the document of which the rate makes this VAT, the nearest to it first. */
function baseOf(evidence: Evidence, vat: number, rate: number, net: number): number | null {
  const fitting = evidence.candidates.filter(
    (one) => fits(one.cents, vat, rate, 0) && Math.abs(one.cents) <= Math.abs(net),
  )
  const exact = fitting.map((one) => ({ cents: one.cents, off: Math.abs((one.cents * rate) / 100 - vat) }))
  return exact.sort((one, other) => one.off - other.off)[0]?.cents ?? null
}

/** Lines of a receipt by rate: which of them hold this VAT inside. */
function byLinesWithVat({ items, total }: Solution, lines: readonly FoundLine[]): number[] | null {
  if (items.length !== 2 || lines.length > 12 || items.some((item) => !item.rate)) return null
  const [first, second] = items as [Solution["items"][number], Solution["items"][number]]
  const inside = (gross: number, rate: number) => (gross * rate) / (100 + rate)
  for (let choice = 1; choice < 2 ** lines.length - 1; choice++) {
    const gross = lines.reduce((sum, line, i) => (choice & (2 ** i) ? sum + line.cents : sum), 0)
    const other = total - gross
    if (Math.abs(inside(gross, first.rate!) - first.cents) > 0.6) continue
    if (Math.abs(inside(other, second.rate!) - second.cents) > 0.6) continue
    return [gross - first.cents, other - second.cents]
  }
  return null
}

export const placed = (at: Labelled | null | undefined) => (at ? placeOf(at.printed, at.words) : null)
