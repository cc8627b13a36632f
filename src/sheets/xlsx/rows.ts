import { DomainError } from "../../shared/errors.ts"
import { largestSheet, mostColumns, mostRows } from "../../shared/sheets.ts"
import type { Archive } from "./archive.ts"
import type { Book } from "./book.ts"
import { plain } from "./format.ts"
import { scan } from "./scan.ts"
import { cleanText } from "./text.ts"
import { shownDay, shownNumber } from "./value.ts"

/** A cell as text, or the number of the text that it shares with others. */
export type RawCell = string | number

export interface RawRow {
  row: number
  cells: RawCell[]
}

/** The rows of a sheet that have something in them; what a formula came to, never the formula. */
export async function rowsOf(archive: Archive, part: string, book: Book, truths: Truths): Promise<RawRow[]> {
  const rows: RawRow[] = []
  const room = createRoom()
  let row = 0
  let cells: RawCell[] = []
  let column = 0
  let cell = { type: "", style: 0 }
  let heard = ""
  let listening = false
  let phonetic = false
  let within = false
  let ended = false

  function openRow(attributes: Record<string, string>) {
    const next = attributes.r === undefined ? row + 1 : Number(attributes.r)
    if (!Number.isSafeInteger(next) || next <= row) throw new DomainError("sheets.broken")
    row = next
    cells = []
    column = 0
  }

  function openCell({ r, t = "n", s = "0" }: Record<string, string>) {
    const next = r === undefined ? column + 1 : columnOf(r)
    if (next <= column) throw new DomainError("sheets.broken")
    column = next
    cell = { type: t, style: Number(s) }
    heard = ""
  }

  function closeCell() {
    const value = shown(heard, cell)
    if (value === "") return
    if (column > mostColumns) throw new DomainError("sheets.tooWide", 422, { values: { most: mostColumns } })
    while (cells.length < column - 1) cells.push("")
    cells.push(value)
    room.take(value)
  }

  function shown(raw: string, { type, style }: typeof cell): RawCell {
    if (type === "s") return /^\d{1,9}$/.test(raw) ? Number(raw) : ""
    if (type === "n") return shownNumber(raw, book.formats[style] ?? plain, book.since1904).trim()
    if (type === "b") return raw === "" ? "" : truths[raw === "1" ? "yes" : "no"]
    return type === "d" ? shownDay(raw) : cleanText(raw)
  }

  function closeRow() {
    if (cells.length === 0) return
    rows.push({ row, cells })
    if (rows.length > mostRows + 1)
      throw new DomainError("sheets.tooLong", 422, { values: { most: mostRows } })
  }

  await scan(archive, part, {
    opened(name, attributes) {
      if (name === "sheetData") within = true
      // What is said of the sheet before and after its rows may have elements of the same names.
      else if (!within) return
      else if (name === "row") openRow(attributes)
      else if (name === "c") openCell(attributes)
      else if (name === "rPh") phonetic = true
      else if (name === "v" || name === "t") listening = !phonetic
    },
    text(text) {
      if (listening) heard += text
    },
    closed(name) {
      if (!within) return
      if (name === "v" || name === "t") listening = false
      else if (name === "rPh") phonetic = false
      else if (name === "c") closeCell()
      else if (name === "row") closeRow()
      else if (name === "sheetData") {
        within = false
        ended = true
      }
    },
    done: () => ended,
  })
  return rows
}

/** What Excel shows for a cell that holds whether something is so. */
export interface Truths {
  yes: string
  no: string
}

/** All the text of a list together, as for one in CSV. */
export function createRoom() {
  let left = largestSheet
  return {
    take(text: RawCell) {
      left -= typeof text === "string" ? text.length : 1
      if (left < 0) throw new DomainError("sheets.tooMuchText")
    },
  }
}

/** 'A7' is 1, 'AB7' is 28. */
function columnOf(address: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address)?.[1]
  if (!letters) throw new DomainError("sheets.broken")
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}
