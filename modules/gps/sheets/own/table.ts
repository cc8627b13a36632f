import type { ZipEntry } from "#src/files/zipStream.ts"
import { writeCsv, writeCsvRows } from "#src/shared/csv.ts"
import { momentText } from "../../entries/momentText.ts"

export type Columns<Row> = readonly [heading: string, cell: (row: Row) => string | number | null][]

/** A table as a file of the zip, piece by piece; one without rows has its headings. */
export const tableFile = <Row>(
  name: string,
  columns: Columns<Row>,
  pages: () => Iterable<readonly Row[]>,
): ZipEntry => ({
  name,
  pack: true,
  *bytes() {
    const encoder = new TextEncoder()
    yield encoder.encode(writeCsv([columns.map(([heading]) => heading)]))
    for (const page of pages()) {
      const rows = page.map((row) => columns.map(([, cell]) => cell(row)))
      yield encoder.encode(writeCsvRows(rows))
    }
  },
})

/** Empty where it isn't known. */
export const momentCell = (instant: string | null): string => (instant === null ? "" : momentText(instant))
