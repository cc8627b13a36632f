import type { Workbook } from "exceljs"
import { cellStyles, input as editable, number, total } from "#src/documents/excel/cellStyles.ts"
import { euros, put, putRow } from "#src/documents/excel/cells.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { rowHeight } from "#src/documents/excel/heights.ts"
import type { DocumentInput } from "../document.ts"
import { about, named, unitName } from "../nl.ts"
import { calculation, materials as nl } from "../sheets.nl.ts"
import { at } from "./calculationColumns.ts"
import type { Placement } from "./placement.ts"

/** Each article of each line; the quantities follow the calculation, the amounts feed it. */
export function materialsSheet(workbook: Workbook, input: DocumentInput, placement: Placement): void {
  const setup = {
    name: nl.sheet,
    widths: [5, 44, 40, 8, 11, 9, 13, 13, 15],
    landscape: true,
    headRow: firstTableRow,
    reference: named("calculatie", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  const sumRow = placement.materialsLast + 1
  const amount = { formula: `I${sumRow}`, result: euros(input.estimate.totals.materialCents) }
  putHead(sheet, input.company, {
    ...about(input),
    title: nl.title,
    total: { label: nl.total, value: amount },
    columns: setup.widths.length,
    value: [3, 3],
  })
  const heads = Object.values(nl.columns)
  putRow(
    sheet.getRow(firstTableRow),
    heads.map((text, index) => [
      text,
      index === 1 ? cellStyles.headUnit : index > 0 && index < 4 ? cellStyles.head : cellStyles.headRight,
    ]),
  )
  sheet.getRow(firstTableRow).height = 30
  for (const { line, material, row } of placement.materials) {
    const placed = sheet.getRow(row)
    placed.height = rowHeight([
      { text: line.line.description, width: setup.widths[1]!, small: true },
      { text: material.name, width: setup.widths[2]! },
    ])
    putRow(placed, [
      [line.number, number("whole")],
      [line.line.description, cellStyles.mutedUnit],
      [material.name, cellStyles.text],
      [unitName[material.unit], cellStyles.text],
      [material.perUnit, editable("quantity")],
      [material.waste, editable("fraction")],
      [
        {
          formula: `ROUND(${calculation.sheet}!${at("quantity", line.row)}*E${row}*(1+F${row}),3)`,
          result: material.quantity,
        },
        number("quantity"),
      ],
      [euros(material.priceCents), editable("amount")],
      [{ formula: `ROUND(G${row}*H${row},2)`, result: euros(material.amountCents) }, number("amount")],
    ])
  }
  const row = sheet.getRow(sumRow)
  putRow(
    row,
    setup.widths.map((_, index) => [index === 2 ? nl.total : null, cellStyles.total]),
  )
  const formula = `SUM(I${placement.first}:I${placement.materialsLast})`
  put(row.getCell(9), { formula, result: amount.result }, total("euro"))
  printArea(sheet, setup)
}
