import { createPause, inPortions } from "#src/jobs/portions.ts"
import { CsvError, csvReading } from "#src/shared/csv.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { type Cells, type ReadRow, readRow } from "./row.ts"
import { type ImportColumn, type ImportPreview, mostColumns, mostRows } from "./schema.ts"
import { columnOf } from "./words.ts"

export interface Sheet {
  columns: ImportPreview["columns"]
  /** `row` counts as Excel does. */
  rows: { row: number; read: ReadRow }[]
}

/** A sheet with its headings understood, or as `mapping` says, and every row read; two megabytes in portions. */
export async function readSheet(csv: string, mapping?: (ImportColumn | null)[]): Promise<Sheet> {
  const sheet = await cellsOf(csv)
  const top = sheet.findIndex(isFilled)
  if (top < 0) throw new DomainError("projects.importEmpty")
  const headings = sheet[top]!
  if (headings.length > mostColumns)
    throw new DomainError("projects.importTooWide", 422, { values: { most: mostColumns } })
  const numbered = sheet.map((cells, index) => ({ cells, row: index + 1 }))
  const filled = numbered.slice(top + 1).filter(({ cells }) => isFilled(cells))
  if (filled.length === 0) throw new DomainError("projects.importOnlyHeadings")
  const holds = mapping ? fitting(mapping, headings.length) : understood(headings)
  const columns = await inPortions(headings, (heading, at) => ({
    heading: heading.slice(0, 80),
    example: filled.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 80) ?? "",
    holds: holds[at] ?? null,
  }))
  return { columns, rows: await inPortions(filled, ({ cells, row }) => ({ row, read: read(cells, holds) })) }
}

async function cellsOf(csv: string): Promise<string[][]> {
  if (excel.some((mark) => csv.startsWith(mark))) throw new DomainError("projects.importExcel")
  if (csv.includes("\u0000") || csv.startsWith("%PDF-")) throw new DomainError("projects.importNoSheet")
  try {
    const reading = csvReading(csv, { maxRows: mostRows + 1 })
    const pause = createPause()
    for (;;) {
      const { done, value } = reading.next()
      if (done) return value
      await pause()
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { reason, row } = error
    if (reason === "unclosedQuote") throw new DomainError("projects.importUnclosed", 422, { values: { row } })
    throw new DomainError("projects.importTooLong", 422, { values: { most: mostRows } })
  }
}

/** How files of Excel begin: since 2007 they are zip archives. */
const excel = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"]

const isFilled = (cells: string[]) => cells.some((cell) => cell !== "")

/** Of two columns with the same meaning the first one counts. */
function understood(headings: string[]): (ImportColumn | null)[] {
  const taken = new Set<ImportColumn>()
  return headings.map((heading) => {
    const column = columnOf(heading)
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  })
}

function fitting(mapping: (ImportColumn | null)[], columns: number) {
  const used = mapping.filter((column) => column !== null)
  if (mapping.length !== columns || new Set(used).size < used.length)
    throw invalid({ mapping: "projects.importMapping" })
  return mapping
}

function read(cells: string[], holds: (ImportColumn | null)[]): ReadRow {
  const entries = holds.flatMap((column, at): [ImportColumn, string][] =>
    column ? [[column, cells[at] ?? ""]] : [],
  )
  const row = readRow(Object.fromEntries(entries) as Cells)
  const over = cells.slice(holds.length).find((cell) => cell !== "")
  return over === undefined ? row : { ...row, wrong: [...row.wrong, { fault: "tooManyCells", text: over }] }
}
