import type { Workbook } from "exceljs"
import type { Column } from "#src/documents/column.ts"
import { cellStyles, input as editable } from "#src/documents/excel/cellStyles.ts"
import { euros } from "#src/documents/excel/cells.ts"
import { addSheet, printArea } from "#src/documents/excel/file.ts"
import { firstTableRow, putHead } from "#src/documents/excel/head.ts"
import { putTable, widthsOf } from "#src/documents/excel/table.ts"
import { practicalFormula } from "../../pricing/practical.ts"
import type { DocumentInput } from "../document.ts"
import { about, named, unitName } from "../nl.ts"
import { calculation, materials as nl } from "../sheets.nl.ts"
import { at as addressOf } from "./calculationColumns.ts"
import type { PlacedMaterial, Placement } from "./placement.ts"

/** Each article of each line; the quantities follow the calculation, the amounts feed it. */
export function materialsSheet(workbook: Workbook, input: DocumentInput, placement: Placement): void {
  const setup = {
    name: nl.sheet,
    widths: widthsOf(columns),
    landscape: true,
    headRow: firstTableRow,
    reference: named("calculatie", input),
  }
  const sheet = addSheet(workbook, input.company, setup)
  const total = {
    formula: `I${placement.materialsLast + 1}`,
    result: euros(input.estimate.totals.materialCents),
  }
  putHead(sheet, input.company, {
    ...about(input),
    title: nl.title,
    total: { label: nl.total, value: total },
    columns: columns.length,
    value: [3, 3],
  })
  putTable(sheet, columns, placement.materials)
  sheet.getRow(firstTableRow).height = 30
  printArea(sheet, setup)
}

const { columns: heads } = nl

const columns: Column<PlacedMaterial>[] = [
  { label: heads.number, value: ({ line }) => line.number, format: "whole", width: 5 },
  {
    ...{ label: heads.line, value: ({ line }) => line.line.description, width: 42, wraps: true },
    style: cellStyles.mutedUnit,
  },
  {
    ...{ label: heads.article, value: ({ material }) => material.name, width: 39, wraps: true },
    total: { words: nl.total },
  },
  { label: heads.unit, value: ({ material }) => unitName[material.unit], width: 8 },
  {
    ...{ label: heads.perUnit, value: ({ material }) => material.perUnit, width: 11 },
    style: editable("quantity"),
  },
  {
    ...{ label: heads.waste, value: ({ material }) => material.waste, width: 9 },
    style: editable("fraction"),
  },
  {
    label: heads.quantity,
    ...{ value: ({ material }) => material.quantity, format: "quantity", width: 13 },
    formula: ({ line, material }, at) => {
      const needed = `${calculation.sheet}!${addressOf("quantity", line.row)}*E${at}*(1+F${at})`
      return practicalFormula(needed, material.unit)
    },
  },
  {
    ...{ label: heads.price, value: ({ material }) => material.priceCents, format: "cents", width: 13 },
    style: editable("amount"),
  },
  {
    ...{ label: heads.amount, value: ({ material }) => material.amountCents, format: "cents", width: 15 },
    ...{ formula: (_, at) => `ROUND(G${at}*H${at},2)`, total: "sum" },
  },
]
