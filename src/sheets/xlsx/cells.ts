import { inPortions } from "../../jobs/portions.ts"
import { DomainError } from "../../shared/errors.ts"
import { truths } from "../nl.ts"
import type { SheetCells } from "../read.ts"
import { type Archive, openArchive } from "./archive.ts"
import { readBook } from "./book.ts"
import { createRoom, type RawRow, rowsOf } from "./rows.ts"
import { stringsOf } from "./strings.ts"

/** The filled rows of an Excel file: those of its first visible sheet that is not empty. */
export async function cellsOfXlsx(bytes: Uint8Array): Promise<SheetCells[]> {
  if (begins(bytes, "\xd0\xcf\x11\xe0")) throw new DomainError("sheets.oldExcel")
  if (!begins(bytes, "PK\x03\x04")) throw new DomainError("sheets.noExcel")
  try {
    return await firstFilled(openArchive(bytes))
  } catch (error) {
    // What a broken archive or part throws is not ours.
    throw error instanceof DomainError ? error : new DomainError("sheets.broken")
  }
}

async function firstFilled(archive: Archive): Promise<SheetCells[]> {
  const book = await readBook(archive)
  for (const part of book.sheets) {
    const rows = await rowsOf(archive, part, book, truths)
    const filled = rows.length === 0 ? [] : await withTexts(archive, book.strings, rows)
    if (filled.length > 0) return filled
  }
  return []
}

async function withTexts(archive: Archive, part: string | undefined, rows: RawRow[]): Promise<SheetCells[]> {
  const wanted = new Set<number>()
  await inPortions(rows, ({ cells }) => {
    for (const cell of cells) if (typeof cell === "number") wanted.add(cell)
  })
  if (wanted.size > 0 && !part) throw new DomainError("sheets.broken")
  const texts = wanted.size > 0 ? await stringsOf(archive, part!, wanted) : new Map<number, string>()
  if (texts.size < wanted.size) throw new DomainError("sheets.broken")
  const room = createRoom()
  const filled = await inPortions(rows, ({ row, cells }) => {
    const told = cells.map((cell) => (typeof cell === "number" ? texts.get(cell)! : cell))
    for (const cell of told) room.take(cell)
    return { row, cells: told }
  })
  return filled.filter(({ cells }) => cells.some((cell) => cell !== ""))
}

const begins = (bytes: Uint8Array, start: string) =>
  [...start].every((letter, at) => bytes[at] === letter.charCodeAt(0))
