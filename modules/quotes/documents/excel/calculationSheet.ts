import type { Workbook } from "exceljs"
import { cellStyles } from "#src/documents/excel/cellStyles.ts"
import { euros, put, putRow } from "#src/documents/excel/cells.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import type { DocumentInput } from "../document.ts"
import { about, named, titles, totalName } from "../nl.ts"
import { calculation } from "../sheets.nl.ts"
import { at, hasOwnPrices, keys, kindOf, printed, widths } from "./calculationColumns.ts"
import { putGroup, putLine } from "./calculationLines.ts"
import { putTotals, totalRows } from "./calculationTotals.ts"
import type { Placement } from "./placement.ts"

/** Every line with live formulas: change a quantity and the totals follow. */
export function calculationSheet(workbook: Workbook, input: DocumentInput, placement: Placement): void {
  const setup = {
    name: calculation.sheet,
    widths: keys.map((key) => widths[key]),
    landscape: true,
    headRow: firstTableRow,
    frozenColumns: 2,
    pagesWide: 2,
    printedColumns: printed,
    reference: named("calculatie", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  const { incVatCents } = input.estimate.totals
  putHead(sheet, input.company, {
    ...about(input),
    title: titles.calculatie,
    total: {
      label: totalName(input.estimate),
      value: {
        formula: at("total", totalRows(placement, input.estimate).incVat),
        result: euros(incVatCents),
      },
    },
    columns: keys.length,
    // The first two columns come back on the second page; what stands in them is kept short.
    from: 3,
    value: [6, 8],
    right: keys.indexOf("vatRate") + 1,
  })
  put(sheet.getCell(5, 9), calculation.legend, cellStyles.note)
  putRow(
    sheet.getRow(firstTableRow),
    keys.map((key) => [calculation.columns[key], heads[kindOf(key)]]),
  )
  sheet.getRow(firstTableRow).height = 30
  for (const group of placement.groups) {
    putGroup(sheet, group)
    for (const line of group.lines) putLine(sheet, line, placement)
  }
  putTotals(sheet, input.estimate, placement)
  for (const key of ["fixedUnit", "adjustment"] as const)
    sheet.getColumn(keys.indexOf(key) + 1).hidden = !hasOwnPrices(input.estimate)
  printArea(sheet, setup)
}

const heads = { text: cellStyles.head, unit: cellStyles.headUnit, number: cellStyles.headRight }
