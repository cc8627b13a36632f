import { writeCsv, writeCsvRows } from "../shared/csv.ts"
import type { Column } from "./column.ts"
import { inCsv } from "./valueFormats.ts"

/** A list as Excel with Dutch settings, and programs that read CSV, open it. */
export const csvOf = <Row>(columns: Column<Row>[], rows: readonly Row[]): string =>
  csvHead(columns) + csvRows(columns, rows)

/** The same piece by piece: first its head, then rows. */
export const csvHead = <Row>(columns: Column<Row>[]): string => writeCsv([columns.map(({ label }) => label)])
export const csvRows = <Row>(columns: Column<Row>[], rows: readonly Row[]): string =>
  writeCsvRows(rows.map((row) => columns.map((column) => inCsv(column, column.value(row)))))

/** To save. */
export function csvFile(name: string, ...pieces: string[]) {
  const blob = new Blob(pieces)
  return { blob, bytes: blob.size, mediaType: "text/csv; charset=utf-8", name }
}
