import type { Worksheet } from "exceljs"
import { cellStyles, number, plain, strong, total } from "#src/documents/excel/cellStyles.ts"
import { euros, type Formula, put } from "#src/documents/excel/cells.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { Estimate, VatRate } from "../../pricing/line.ts"
import { price, totalName } from "../nl.ts"
import { calculation } from "../sheets.nl.ts"
import { at, type ColumnKey, hasOwnPrices, keys, range } from "./calculationColumns.ts"
import { amountOf, summed } from "./calculationLines.ts"
import type { Placement } from "./placement.ts"

/** Rows under the lines: where each total stands. */
export function totalRows(placement: Placement, estimate: Estimate) {
  const exVat = placement.last + 1
  const vat = vatRates(estimate).map((rate, index) => ({ rate, row: exVat + 1 + index }))
  const incVat = exVat + Math.max(1, vat.length) + 1
  return { exVat, vat, incVat, low: incVat + 2, likely: incVat + 3, high: incVat + 4 }
}

/**
 * Both of the usual rates stand there even when one does not occur yet: the office may change the rate of a line.
 * None when the client pays the VAT himself.
 */
function vatRates({ reverseCharge, lines }: Estimate): VatRate[] {
  if (reverseCharge) return []
  return lines.some((line) => line.vatRate === 0) ? [0, 9, 21] : [9, 21]
}

export function putTotals(sheet: Worksheet, estimate: Estimate, placement: Placement): void {
  const { lines, totals, reverseCharge } = estimate
  const rows = totalRows(placement, estimate)
  const cell = (key: ColumnKey, row: number) => sheet.getCell(at(key, row))
  const over = (key: ColumnKey) => range(key, placement.first, placement.last)

  for (const key of keys) cell(key, rows.exVat).style = cellStyles.total
  put(cell("description", rows.exVat), price.exVat, cellStyles.totalUnit)
  for (const key of summed) {
    const own = sum(lines.map((line) => amountOf(line, key)))
    const formula = `SUM(${placement.groups.map((group) => at(key, group.row)).join(",")})`
    const isHours = key === "hours"
    put(
      cell(key, rows.exVat),
      { formula, result: isHours ? round(own, 2) : euros(own) },
      total(isHours ? "hours" : key === "total" ? "euro" : "amount"),
    )
  }

  for (const { rate, row } of rows.vat) {
    const part = totals.vat.find((each) => each.rate === rate) ?? { baseCents: 0, vatCents: 0 }
    const base = `SUMIF(${over("vatRate")},${at("subcontract", row)},${over("total")})`
    put(cell("equipment", row), calculation.vatOver, cellStyles.label)
    put(cell("subcontract", row), rate, plain("percent"))
    put(cell("margin", row), { formula: base, result: euros(part.baseCents) }, plain("amount"))
    const formula = `ROUND(${at("margin", row)}*${at("subcontract", row)}/100,2)`
    put(cell("total", row), { formula, result: euros(part.vatCents) }, plain("amount"))
  }

  if (reverseCharge)
    put(cell("equipment", rows.exVat + 1), price.shiftedTo(reverseCharge.btwId), cellStyles.note)

  for (const key of keys.slice(keys.indexOf("equipment"), keys.indexOf("total")))
    cell(key, rows.incVat).style = cellStyles.strong
  const likely = `SUM(${at("total", rows.exVat)}:${at("total", rows.incVat - 1)})`
  put(cell("equipment", rows.incVat), totalName(estimate), cellStyles.strong)
  put(cell("total", rows.incVat), { formula: likely, result: euros(totals.incVatCents) }, strong("euro"))

  const band = (row: number, label: string, value: Formula) => {
    put(cell(hasOwnPrices(estimate) ? "adjustment" : "margin", row), label, cellStyles.label)
    put(cell("total", row), value, number("euro", { line: "none", bold: row === rows.likely }))
  }
  const names = reverseCharge ? price : calculation.band
  band(rows.low, names.low, { formula: incVatOf("low"), result: euros(totals.lowCents) })
  band(rows.likely, names.likely, {
    formula: at("total", rows.incVat),
    result: euros(totals.incVatCents),
  })
  band(rows.high, names.high, { formula: incVatOf("high"), result: euros(totals.highCents) })

  function incVatOf(key: "low" | "high"): string {
    const vat = rows.vat.map(({ row }) => {
      const rate = at("subcontract", row)
      return `ROUND(SUMIF(${over("vatRate")},${rate},${over(key)})*${rate}/100,2)`
    })
    return [`SUM(${over(key)})`, ...vat].join("+")
  }
}
