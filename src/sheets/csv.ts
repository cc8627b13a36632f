import { createPause } from "../jobs/portions.ts"
import { CsvError, csvReading } from "../shared/csv.ts"
import { DomainError } from "../shared/errors.ts"
import { mostRows } from "../shared/sheets.ts"
import type { SheetCells } from "./read.ts"

/** The rows of a list in text that have something in them; two megabytes in portions. */
export async function cellsOfCsv(csv: string): Promise<SheetCells[]> {
  const other = csv.includes("\u0000") || otherFiles.some((mark) => csv.startsWith(mark))
  if (other) throw new DomainError("sheets.noSheet")
  const rows = await reading(csv)
  return rows.map((cells, at) => ({ cells, row: at + 1 })).filter(isFilled)
}

/** How a PDF and files of Excel begin. */
const otherFiles = ["%PDF-", "PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"]

async function reading(csv: string): Promise<string[][]> {
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
    if (reason === "unclosedQuote") throw new DomainError("sheets.unclosed", 422, { values: { row } })
    throw new DomainError("sheets.tooLong", 422, { values: { most: mostRows } })
  }
}

const isFilled = ({ cells }: SheetCells) => cells.some((cell) => cell !== "")
