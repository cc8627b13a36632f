import { conflict, invalid } from "#src/shared/errors.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { SalesRow } from "../table.ts"
import type { InvoiceContent, InvoiceLine } from "./content.ts"
import { lineWords as nl } from "./lines.nl.ts"
import { creditLine } from "./lines.ts"
import type { NewCredit } from "./schema.ts"
import { totalsOf } from "./totals.ts"

/** Of each line of an invoice how many cents, without VAT, these credit notes leave of it. */
export function creditableOf({ content }: SalesRow, credits: readonly SalesRow[]): number[] {
  const taken = credits.flatMap((credit) => credit.content.lines)
  return content.lines.map((line, index) => {
    const ofLine = taken.filter(({ source }) => source?.kind === "credit" && source.id === String(index))
    return line.totalCents + sum(ofLine.map(({ totalCents }) => totalCents))
  })
}

/** Whether the credit notes that were sent leave nothing of it, so that what it stood for may be invoiced anew. */
export const isTakenBack = (row: SalesRow, credits: readonly SalesRow[]): boolean => {
  const sent = credits.filter(({ number, creditsId }) => number !== null && creditsId === row.id)
  return sent.length > 0 && creditableOf(row, sent).every((cents) => cents === 0)
}

/** What takes back so much of an invoice; `credits`: those that it has, also the ones that wait. */
export function creditContent(
  row: SalesRow,
  credits: readonly SalesRow[],
  { reason, lines: wanted }: NewCredit,
): InvoiceContent {
  const { content, number } = row
  const left = creditableOf(row, credits)
  const amounts = wanted ? centsOf(wanted, left) : left
  const index = amounts.flatMap((cents, i) => (cents === 0 ? [] : [i]))
  if (index.length === 0) throw conflict("business.nothingToCredit")
  const isRest = amounts.every((cents, i) => cents === left[i])
  const lines = index.map((i) => creditLine(content.lines[i]!, i, amounts[i]!, null))
  return {
    ...content,
    ...{ kind: "credit", title: nl.creditTitle(number!), intro: reason, blocked: null },
    lines: isRest ? withRestOfVat(lines, row, credits) : lines,
  }
}

/** With the sign of the line, and no more than is left of it. */
function centsOf(wanted: NonNullable<NewCredit["lines"]>, left: readonly number[]): number[] {
  const wrong: Record<string, string> = {}
  const amounts = left.map(() => 0)
  for (const [i, { index, amount }] of wanted.entries()) {
    const cents = round(amount * 100)
    const rest = left[index]
    if (rest === undefined || cents * rest < 0 || Math.abs(cents) > Math.abs(rest) || amounts[index] !== 0)
      wrong[`lines.${i}.amount`] = "business.creditTooHigh"
    else amounts[index] = cents
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return amounts
}

/** The last credit note takes back all VAT that is left, to the cent: the first line of each rate carries it. */
function withRestOfVat(
  lines: readonly InvoiceLine[],
  { issued }: SalesRow,
  credits: readonly SalesRow[],
): InvoiceLine[] {
  const seen = new Set<number>()
  return lines.map((line) => {
    if (seen.has(line.vatRate)) return { ...line, vatCents: 0 }
    seen.add(line.vatRate)
    const vatIn = (vat: readonly { rate: number; vatCents: number }[]) =>
      sum(vat.filter(({ rate }) => rate === line.vatRate).map(({ vatCents }) => vatCents))
    const given = sum(credits.map((credit) => vatIn(creditVat(credit))))
    return { ...line, vatCents: -(vatIn(issued!.totals.vat) + given) }
  })
}

const creditVat = ({ content, issued }: SalesRow) => (issued ? issued.totals : totalsOf(content.lines)).vat
