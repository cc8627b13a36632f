import type { Worksheet } from "exceljs"
import { sum } from "../../shared/rounding.ts"
import type { Column } from "../column.ts"
import { closingOf, inExcel, styleOf } from "../valueFormats.ts"
import { cellStyles } from "./cellStyles.ts"
import { letter, put, putRow } from "./cells.ts"
import { firstTableRow } from "./head.ts"
import { rowHeight } from "./heights.ts"
import type { Look } from "./styles.ts"

export const widthsOf = <Row>(columns: Column<Row>[]): number[] => columns.map(({ width = 0 }) => width)

/** A list from its head on, with its total when a column has one. Answers the last row. */
export function putTable<Row>(sheet: Worksheet, columns: Column<Row>[], rows: Row[]): number {
  putTableHead(sheet, columns)
  for (const [index, row] of rows.entries()) putTableRow(sheet, columns, firstTableRow + 1 + index, row)
  // Formulas over the list need a row even when there is nothing in it.
  const last = firstTableRow + Math.max(1, rows.length)
  if (!columns.some(({ total }) => total)) return last
  putTotal(sheet, columns, rows, last + 1)
  return last + 1
}

export const putTableHead = <Row>(sheet: Worksheet, columns: Column<Row>[]): void =>
  putRow(
    sheet.getRow(firstTableRow),
    columns.map((column) => [column.label, column.headStyle ?? headStyleOf(styleOf(column))]),
  )

/** As the cells below it stand. */
function headStyleOf({ alignment }: Look): Look {
  if (alignment?.horizontal === "right") return cellStyles.headRight
  return alignment?.indent ? cellStyles.headUnit : cellStyles.head
}

export function putTableRow<Row>(sheet: Worksheet, columns: Column<Row>[], at: number, row: Row): void {
  const wrapping = columns.filter(({ wraps }) => wraps)
  if (wrapping.length > 0)
    sheet.getRow(at).height = rowHeight(
      wrapping.map((column) => ({
        text: String(column.value(row) ?? ""),
        width: column.width!,
      })),
    )
  putRow(
    sheet.getRow(at),
    columns.map((column) => {
      const value = inExcel(column, column.value(row))
      const formula = column.formula?.(row, at)
      return [formula && value !== null ? { formula, result: value } : value, styleOf(column)]
    }),
  )
}

function putTotal<Row>(sheet: Worksheet, columns: Column<Row>[], rows: Row[], at: number): void {
  for (const [index, column] of columns.entries()) {
    const cell = sheet.getCell(at, index + 1)
    const { total } = column
    if (total !== "sum") put(cell, total?.words ?? null, cellStyles.total)
    else put(cell, sumOf(column, rows, letter(index + 1), at), closingOf(column))
  }
}

function sumOf<Row>(column: Column<Row>, rows: Row[], name: string, at: number) {
  const range = `${name}${firstTableRow + 1}:${name}${at - 1}`
  const result = inExcel(column, sum(rows.map((row) => Number(column.value(row) ?? 0))))
  return { formula: `SUM(${range})`, result: result ?? 0 }
}
