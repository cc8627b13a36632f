import type { Worksheet } from "exceljs"
import { euros } from "#src/documents/excel/cells.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { Estimate } from "../../pricing/line.ts"
import { price, totalName } from "../nl.ts"
import { afterwards as nl } from "../sheets.nl.ts"
import { putLine } from "./afterwardsLine.ts"
import { budgetOf, costs, filledSum, kinds, type PhaseRows, shownBudget } from "./afterwardsPhases.ts"
import type { Bookings } from "./bookedSheet.ts"

/**
 * All phases together, the margin, and the totals as the quotation names them. As long as no phase is filled in,
 * what was booked stands in its place. Returns the last row.
 */
export function putTotals(
  sheet: Worksheet,
  estimate: Estimate,
  phases: PhaseRows,
  bookings: Bookings | undefined,
): number {
  const { lines, totals, reverseCharge } = estimate
  const start = phases.last + 2
  const end = start + (bookings ? 7 : 6)
  const rows = { labour: start + 2, costs: end, margin: end + 1, exVat: end + 2, vat: end + 3 }
  putLine(sheet, start, "group", [nl.totals, null])
  for (const [index, kind] of kinds.entries()) {
    const row = start + 1 + index
    const budget = { formula: added("B", row, phases), result: shownBudget(lines, kind) }
    const { formula, result } = bookings?.of(kind) ?? { formula: '""', result: "" }
    const actual = `IF(COUNT(C$${phases.first}:C$${phases.last})=0,${formula},${added("C", row, phases)})`
    putLine(sheet, row, "sum", [nl.kinds[kind], budget, { formula: actual, result }])
  }
  if (bookings) putLine(sheet, end - 1, "sum", [nl.kinds.rest, 0, bookings.of("rest")])
  const spent = {
    formula: `SUM(B${rows.labour}:B${rows.costs - 1})`,
    result: euros(sum(costs.map((kind) => budgetOf(lines, kind)))),
  }
  const came = { ...filledSum(rows.labour, rows.costs - 1), ...(bookings && { result: bookings.total }) }
  putLine(sheet, rows.costs, "total", [nl.costs, spent, came], "euro")
  // What is left of what was invoiced; as long as that is not filled in, of what was quoted.
  const invoiced = `IF(C${rows.exVat}="",B${rows.exVat},C${rows.exVat})`
  const over = bookings ? round(euros(totals.exVatCents) - bookings.total, 2) : ""
  const left = { formula: `IF(C${rows.costs}="","",${invoiced}-C${rows.costs})`, result: over }
  // What a price of one's own asks above or below the norm is what is left over, as the margin is.
  const label = totals.adjustmentCents === 0 ? nl.margin : nl.marginAdjusted
  const margin = euros(totals.marginCents + totals.adjustmentCents)
  putLine(sheet, rows.margin, "margin", [label, margin, left], "euro")
  const exVat = { formula: `B${rows.costs}+B${rows.margin}`, result: euros(totals.exVatCents) }
  putLine(sheet, rows.exVat, "invoiced", [price.exVat, exVat], "euro")
  const vat: [string, number | null][] = reverseCharge
    ? [[price.shiftedTo(reverseCharge.btwId), null]]
    : totals.vat.map((part) => [price.vat(part.rate), euros(part.vatCents)])
  for (const [index, part] of vat.entries()) putLine(sheet, rows.vat + index, "plain", part, "euro")
  const last = rows.vat + vat.length
  const incVat = { formula: `SUM(B${rows.exVat}:B${last - 1})`, result: euros(totals.incVatCents) }
  putLine(sheet, last, "strong", [totalName(estimate), incVat], "euro")
  return last
}

/** The rows of the phases whose label is that of this row. */
const added = (column: "B" | "C", row: number, { first, last }: PhaseRows): string =>
  `SUMIF($A$${first}:$A$${last},$A${row},${column}$${first}:${column}$${last})`
