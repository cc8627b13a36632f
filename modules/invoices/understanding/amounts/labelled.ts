import { meaningsOf, type Role, type Roles, rolesOf } from "./label.ts"
import { type Amount, amountsIn, type PrintedRow, type Token } from "./printed.ts"
import { isVatRate, rates } from "./rates.ts"
import { tabled } from "./vatTable.ts"
import type { Meaning } from "./words.ts"

/** An amount with the words that name it, and what they make of it. */
export interface Labelled extends Amount {
  label: string | null
  /** The row where its label stands: its own, or one above. */
  labelRow: number
  roles: Roles
  /** A lesson points at it. */
  learned?: boolean
  /** It stands in a table of VAT whose arithmetic is right; of VAT also what it is of. */
  tabled?: boolean
  baseCents?: number
  /** The percentage in its row. */
  rate: number | null
  printed: PrintedRow
}

/** Every amount of a document with its label: left of it in the row, else above it in the column, else behind it. */
export function labelledAmounts(rows: PrintedRow[]): Labelled[] {
  return tabled(
    rows,
    rows.flatMap((row) => amountsIn(row).flatMap((amount) => labelOf(rows, row, amount) ?? [])),
  )
}

export const roleOf = (amount: { roles: Roles }, role: Role): number => amount.roles[role] ?? 0

function labelOf(rows: PrintedRow[], row: PrintedRow, amount: Amount): Labelled | null {
  const at = row.tokens.indexOf(amount)
  const before = row.tokens.slice(0, at)
  const others = before.findLastIndex((token) => isMoney(token))
  const near = before.slice(others + 1)
  const ownRate = rateIn(near) ?? rateIn(before) ?? rateIn(row.tokens)
  const named = (label: string, roles: Roles, labelRow = row.index, rate = ownRate): Labelled => ({
    ...{ ...amount, label: label || null, labelRow, roles, rate, printed: row },
  })
  const nearText = textOf(near)
  const vatNamed = meaningsOf(row.row.text).includes("vat")
  const hasVatRate = (tokens: Token[]) => {
    const rate = rateIn(tokens)
    return rate !== null && isVatRate(rate, vatNamed)
  }
  const nearRoles = rolesOf(nearText, hasVatRate(near))
  // 'Totaal 1500' may be an amount; elsewhere a whole number without a currency is none.
  if (!amount.exact && amount.currency === null) {
    const direct = meaningsOf(textOf(before.slice(-4))).some((one) => whole.has(one))
    return direct && mayBeWhole(row, at, amount) ? named(nearText, scaled(nearRoles, 0.5)) : null
  }
  if (meaningsOf(nearText).length > 0 && Object.keys(nearRoles).length > 0) {
    // One label for several amounts: a row of a table, whose heads tell them apart.
    const shared = row.tokens.slice(at + 1).some((token) => isMoney(token)) && !nextHasLabel(row, at)
    if (!shared) return named(nearText, nearRoles)
    const heads = rolesOf(labelAbove(rows, row, amount).text, false)
    const first = nearRoles.vat ? { ...scaled(nearRoles, 0.5), base: 0.7 } : nearRoles
    return named(nearText, Object.keys(heads).length > 0 ? merged(heads, scaled(first, 0.6)) : first)
  }
  const above = labelAbove(rows, row, amount)
  const aboveRoles = rolesOf(above.text, /%/.test(above.text))
  const leftRoles = others >= 0 ? rolesOf(textOf(before), hasVatRate(before)) : {}
  // 'Btw 21% over 1.080,00 226,80': the row says it, and the head of a column far above doesn't.
  const far = row.index - above.row > 3
  const heads = far && leftRoles.vat !== undefined && !isTable(row, at) ? {} : aboveRoles
  if (Object.keys(heads).length > 0) {
    const roles = merged(scaled(aboveRoles, 0.95), scaled(nearRoles, 0.5))
    return named(above.text, roles, above.row, ownRate ?? rateOfText(above.text))
  }
  if (Object.keys(leftRoles).length > 0) return named(textOf(before), scaled(leftRoles, 0.85))
  if (Object.keys(nearRoles).length > 0) return named(nearText, nearRoles)
  const behind = row.tokens.slice(at + 1)
  const next = behind.findIndex((token) => isMoney(token))
  const text = textOf(next < 0 ? behind : behind.slice(0, next))
  return named(nearText || above.text || text, scaled(rolesOf(text, false), 0.6))
}

const whole: ReadonlySet<Meaning> = new Set(["total", "grand", "sub", "excl", "incl", "pay", "vat"])

/** Not a rate, a number of a register, a telephone or a house, nor the year of a date. */
function mayBeWhole(row: PrintedRow, at: number, { cents, text }: Amount): boolean {
  const digits = text.replace(/\D/g, "")
  const [before, next] = [row.tokens[at - 1], row.tokens[at + 1]]
  const named = before?.kind === "text" && /^(kvk|k\.v\.k\.?|tel\.?|fax|nr\.?|no\.?|nummer|\S*nr\.?)$/i
  const isNumber = named ? named.test(before.word.text.replace(/:$/, "")) : false
  return (
    cents >= 1000 &&
    !rates.has(cents / 100) &&
    (digits.length <= 6 || /[.' ]/.test(text)) &&
    !isNumber &&
    next?.kind !== "amount" &&
    !(next?.kind === "text" && /^[A-Z]{2}$/.test(next.word.text))
  )
}

const isMoney = (token: Token): token is Amount =>
  token.kind === "amount" && (token.exact || token.currency !== null)

/** Three amounts or more in one row are columns. */
const isTable = (row: PrintedRow, at: number): boolean =>
  row.tokens.filter((token) => isMoney(token)).length > 2 ||
  row.tokens.slice(at + 1).some((token) => isMoney(token))

/** Whether the next amount of the row has a label of its own. */
function nextHasLabel(row: PrintedRow, at: number): boolean {
  const behind = row.tokens.slice(at + 1)
  const next = behind.findIndex((token) => isMoney(token))
  return next > 0 && meaningsOf(textOf(behind.slice(0, next))).length > 0
}

function rateIn(tokens: Token[]): number | null {
  const found = tokens.find((token) => token.kind === "rate")
  if (found) return found.rate
  // 'Btw 21 182,07'
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i]!
    const before = tokens[i - 1]!
    if (token.kind !== "amount" || token.exact || !rates.has(token.cents / 100)) continue
    if (before.kind === "text" && meaningsOf(before.word.text).includes("vat")) return token.cents / 100
  }
  return null
}

const textOf = (tokens: Token[]): string =>
  tokens
    .flatMap((token) =>
      token.kind === "text" ? [token.word.text] : token.kind === "rate" ? [`${token.rate}%`] : [],
    )
    .slice(-10)
    .join(" ")

/** The nearest short text above: the head of a column, or a label on a line of its own. */
function labelAbove(rows: PrintedRow[], row: PrintedRow, amount: Amount): { text: string; row: number } {
  const height = row.row.bottom - row.row.top
  for (let i = row.index - 1; i >= Math.max(0, row.index - 7); i--) {
    const upper = rows[i]!
    if (upper.page !== row.page || row.row.top - upper.row.bottom > height * 14) break
    const cell = upper.row.cells.find((one) => one.left < amount.right && one.right > amount.left)
    // 'Btw NL810493809B01' and 'Bon 8841-06' have their value beside them already.
    if (!cell || cell.words.length > 5 || /\d{4}/.test(cell.text)) continue
    const over = upper.tokens.filter((token) => token.left < amount.right && token.right > amount.left)
    if (over.some((token) => isMoney(token))) continue
    if (meaningsOf(cell.text).length > 0) return { text: cell.text, row: i }
    if (over.some((token) => token.kind === "text")) break
  }
  return { text: "", row: row.index }
}

/** '21% btw' over an amount. */
const rateOfText = (text: string): number | null => {
  const match = /(\d{1,2})(?:[.,]0+)? ?%/.exec(text)
  return match ? Number(match[1]) : null
}

const scaled = (roles: Roles, factor: number): Roles =>
  Object.fromEntries(Object.entries(roles).map(([role, weight]) => [role, weight * factor]))

function merged(one: Roles, other: Roles): Roles {
  const all = { ...one }
  for (const [role, weight] of Object.entries(other) as [Role, number][])
    all[role] = Math.max(all[role] ?? 0, weight)
  return all
}
