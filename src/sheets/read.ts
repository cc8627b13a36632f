import { inPortions } from "../jobs/portions.ts"
import { DomainError, invalid } from "../shared/errors.ts"
import { mostColumns, type SentSheet, type SheetFault } from "../shared/sheets.ts"
import { cellsOfCsv } from "./csv.ts"
import { meanings } from "./words.ts"

/** The cells of one row by what they hold; a column that the sheet doesn't have is left out. */
export type Cells<Column extends string> = Partial<Record<Column, string>>

export interface Wrong<Fault extends string = string> {
  fault: Fault | SheetFault
  text: string
}

/** What a row says, and everything that can't be right in it. */
export interface Judged {
  wrong: Wrong[]
}

/** A list that can be imported: which columns it has, by which headings, and how a row of it is judged. */
export interface SheetList<Column extends string, Read extends Judged> {
  headings: Record<Column, string>
  read(cells: Cells<Column>): Read
  /** The rows, headings first, of what the trade sends as XML. */
  rowsOfXml?(xml: string): Promise<SheetCells[]>
}

/** `row` counts as Excel does. */
export interface SheetRow<Read> {
  row: number
  read: Read
}

interface Sheet<Column extends string, Read> {
  columns: { heading: string; example: string; holds: Column | null }[]
  rows: SheetRow<Read>[]
}

/** A row with something in it. */
export interface SheetCells {
  row: number
  cells: string[]
}

/** A sheet with its headings understood, or as `mapping` says, and every row read. */
export async function readSheet<Column extends string, Read extends Judged>(
  { headings, read, rowsOfXml }: SheetList<Column, Read>,
  { mapping, ...sent }: SentSheet<Column>,
): Promise<Sheet<Column, Read>> {
  const xml = rowsOfXml && /^\s*</.test(sent.csv ?? "") ? sent.csv : undefined
  const [top, ...filled] = xml === undefined ? await cellsOf(sent) : await rowsOfXml!(xml)
  if (!top) throw new DomainError("sheets.empty")
  if (top.cells.length > mostColumns)
    throw new DomainError("sheets.tooWide", 422, { values: { most: mostColumns } })
  if (filled.length === 0) throw new DomainError("sheets.onlyHeadings")
  const holds = mapping ? fitting(mapping, top.cells.length) : understood(top.cells, headings)
  const columns = await inPortions(top.cells, (heading, at) => ({
    heading: heading.slice(0, 80),
    example: filled.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 80) ?? "",
    holds: holds[at] ?? null,
  }))
  const judge = ({ cells }: SheetCells) => withFaults(read(named(cells, holds)), cells, holds)
  return { columns, rows: await inPortions(filled, (each) => ({ row: each.row, read: judge(each) })) }
}

/** What reads files of Excel is loaded with the first of them. */
async function cellsOf({ csv = "", xlsx }: Omit<SentSheet, "mapping">): Promise<SheetCells[]> {
  if (xlsx === undefined) return cellsOfCsv(csv)
  const { cellsOfXlsx } = await import("./xlsx/cells.ts")
  return cellsOfXlsx(Buffer.from(xlsx, "base64"))
}

/** Of two columns with the same meaning the first one counts. */
function understood<Column extends string>(
  top: string[],
  headings: Record<Column, string>,
): (Column | null)[] {
  const columnOf = meanings(headings)
  const taken = new Set<Column>()
  return top.map((heading) => {
    const column = columnOf(heading)
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  })
}

function fitting<Column extends string>(mapping: (Column | null)[], columns: number) {
  const used = mapping.filter((column) => column !== null)
  if (mapping.length !== columns || new Set(used).size < used.length)
    throw invalid({ mapping: "sheets.mapping" })
  return mapping
}

function named<Column extends string>(cells: string[], holds: (Column | null)[]) {
  const entries = holds.flatMap((column, at): [Column, string][] =>
    column ? [[column, cells[at] ?? ""]] : [],
  )
  return Object.fromEntries(entries) as Cells<Column>
}

function withFaults<Read extends Judged>(read: Read, cells: string[], holds: unknown[]): Read {
  // A row may have two million of them, of which these hold something.
  const error = cells.slice(0, holds.length).find((cell, at) => holds[at] && cellError.test(cell))
  // What else is wrong in it may be only that.
  if (error !== undefined) return { ...read, wrong: [{ fault: "cellError", text: error }] }
  const over = firstFilled(cells, holds.length)
  return over === undefined
    ? read
    : { ...read, wrong: [...read.wrong, { fault: "tooManyCells", text: over }] }
}

/** By hand: to copy the rest of two million cells, or to call a function for each, takes longer than anyone may wait. */
function firstFilled(cells: string[], from: number): string | undefined {
  for (let at = from; at < cells.length; at++) if (cells[at] !== "") return cells[at]
  return undefined
}

/** What Excel shows for a formula that can't be worked out, in Dutch and in English. */
const cellError =
  /^#(N\/[AB]|REF!|VERW!|VALUE!|WAARDE!|DIV\/0!|DEEL\/0!|NAME\?|NAAM\?|NULL!|LEEG!|NUM!|GETAL!|SPILL!|OVERLOOP!|CALC!|BEREKENEN!)$/
