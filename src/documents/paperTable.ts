import type { Block, TableColumn } from "./blocks.ts"
import type { Column } from "./column.ts"
import { onPaper, styleOf } from "./valueFormats.ts"

/** A list as a table of a Word document or a PDF. */
export const paperTable = <Row>(columns: Column<Row>[], rows: Row[]): Block => ({
  kind: "table",
  columns: paperColumns(columns),
  rows: rows.map((row) => ({ cells: paperCells(columns, row) })),
})

/** Its parts, where groups of rows stand between. */
export const paperColumns = <Row>(columns: Column<Row>[]): TableColumn[] =>
  columns.map((column) => ({
    head: column.label,
    width: column.points,
    align: styleOf(column).alignment?.horizontal === "right" ? "right" : undefined,
  }))
export const paperCells = <Row>(columns: Column<Row>[], row: Row): string[] =>
  columns.map((column) => onPaper(column, column.value(row)))
