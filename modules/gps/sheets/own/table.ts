import type { Column } from "#src/documents/column.ts"
import { csvHead, csvRows } from "#src/documents/csv.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { momentText } from "../../entries/momentText.ts"

/** A table as a file of the zip, piece by piece; one without rows has its headings. */
export const tableFile = <Row>(
  name: string,
  columns: Column<Row>[],
  pages: () => Iterable<readonly Row[]>,
): ZipEntry => ({
  name,
  pack: true,
  *bytes() {
    const encoder = new TextEncoder()
    yield encoder.encode(csvHead(columns))
    for (const page of pages()) yield encoder.encode(csvRows(columns, page))
  },
})

/** Empty where it isn't known. */
export const momentCell = (instant: string | null): string => (instant === null ? "" : momentText(instant))
