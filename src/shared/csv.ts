import { lazy } from "./lazy.ts"

/** A sheet as Excel with Dutch settings opens it: semicolons, decimal commas, a byte order mark, CRLF; no text becomes a formula. */
export const writeCsv = (rows: Cell[][]): string => `${byteOrderMark}${writeCsvRows(rows)}`

/** To go on with, below its first rows. */
export const writeCsvRows = (rows: Cell[][]): string =>
  rows.map((row) => `${row.map(written).join(";")}\r\n`).join("")

type Cell = string | number | null

/** Why a text could not be read as a sheet. `row` counts from 1, as Excel does. */
export class CsvError extends Error {
  constructor(
    readonly reason: "unclosedQuote" | "tooManyRows",
    readonly row: number,
  ) {
    super(`${reason} at row ${row}`)
  }
}

/**
 * The cells of a sheet, trimmed; what separates them (';', ',' or tab) is seen from the first row. An empty line is a
 * row of one empty cell, so that rows keep the numbers Excel shows; empty lines at the end are left out.
 */
export function readCsv(text: string, options?: { maxRows?: number }): string[][] {
  const reading = csvReading(text, options)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

/** The same for large sheets: stops after each little part of it, so that others can have their turn. */
export function* csvReading(
  text: string,
  { maxRows = 10_000 }: { maxRows?: number } = {},
): Generator<void, string[][]> {
  const { separator, start } = beginning(text)
  const signs = new RegExp(`["\r\n${separator}]`, "g")
  const rows: string[][] = []
  let row: string[] = []
  let cell = ""
  let blank = true
  let quotedSince = 0

  const add = (from: number, to: number) => {
    const run = text.slice(from, to)
    blank &&= run.trim() === ""
    cell += run
  }
  const endCell = () => {
    row.push(withoutGuard(cell.trim()))
    cell = ""
    blank = true
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
    while (isEmpty(rows.at(-1)) && rows.length > maxRows) rows.pop()
    if (rows.length > maxRows) throw new CsvError("tooManyRows", rows.length)
  }

  let at = start
  for (let part = 1; at < text.length; part++) {
    if (part % signsAtOnce === 0) yield
    if (quotedSince) {
      const end = text.indexOf('"', at)
      if (end < 0) break
      add(at, end)
      const twice = text[end + 1] === '"'
      if (twice) add(end, end + 1)
      else quotedSince = 0
      at = end + (twice ? 2 : 1)
      continue
    }
    signs.lastIndex = at
    const end = signs.exec(text)?.index ?? text.length
    add(at, end)
    at = end + 1
    const sign = text[end]
    if (sign === '"' && blank) {
      cell = ""
      quotedSince = rows.length + 1
    } else if (sign === '"') add(end, end + 1)
    else if (sign === separator) endCell()
    else if (sign !== undefined) {
      if (sign === "\r" && text[at] === "\n") at++
      endRow()
    }
  }
  if (quotedSince) throw new CsvError("unclosedQuote", quotedSince)
  endRow()
  while (isEmpty(rows.at(-1))) rows.pop()
  return rows
}

const signsAtOnce = 5000

const byteOrderMark = "\ufeff"

/** What a spreadsheet takes for the beginning of a formula, also wide or behind what nobody sees or it trims. */
const formula = /^'*([\s\p{DI}]*[=+\-@＝＋－＠]|[\t\r\n])/u

const decimal = lazy(() => new Intl.NumberFormat("nl-NL", { useGrouping: false, maximumFractionDigits: 10 }))

function written(cell: string | number | null): string {
  if (cell === null) return ""
  if (typeof cell === "number") return writtenNumber(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[;,"\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Nearly every number is written with a comma for its point: that takes a tenth of the time of formatting it. */
function writtenNumber(number: number): string {
  if (!Number.isFinite(number)) return ""
  const plain = String(number)
  return /^-?\d+(\.\d{1,10})?$/.test(plain) ? plain.replace(".", ",") : decimal().format(number)
}

/** A phone number we wrote as '+31 6 ... comes back without the apostrophe. */
const withoutGuard = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

const isEmpty = (row: string[] | undefined) => row?.length === 1 && row[0] === ""

/** Excel may say on a line of its own what separates; otherwise the most frequent sign of the first row does. */
function beginning(text: string): { separator: string; start: number } {
  const mark = text.startsWith(byteOrderMark) ? 1 : 0
  const said = /^sep=([;,\t])(\r\n|\r|\n)/i.exec(text.slice(mark, mark + 8))
  if (said) return { separator: said[1]!, start: mark + said[0].length }
  const first = /^[\r\n]*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text.slice(mark, mark + 100_000))?.[1] ?? ""
  const bare = first.replace(/"(?:[^"]|"")*"/g, "")
  const times = (sign: string) => bare.split(sign).length
  const separator = [";", "\t", ","].reduce((best, sign) => (times(sign) > times(best) ? sign : best))
  return { separator, start: mark }
}
