import { meaningsOf } from "../amounts/label.ts"
import { type Labelled, roleOf } from "../amounts/labelled.ts"
import { type PrintedRow, placeOf } from "../amounts/printed.ts"
import type { Meaning } from "../amounts/words.ts"
import type { FoundLine } from "../suggestion.ts"
import { type Column, columnsOf } from "./header.ts"
import { counted, leadingCounts } from "./receipt.ts"
import { type RowReading, readRow } from "./row.ts"

export interface Table {
  found: FoundRow[]
  /** The rows that hold lines. */
  rows: Set<number>
  /** What the lines come to; without surcharges and discounts among them as well. */
  sums: number[]
}

/** What is looked at: the last of more than can be posted are joined. */
const most = 5000

/** The lines of an invoice, over all pages: under the heads of their columns, or as rows that end with an amount. */
export function linesOf(rows: PrintedRow[], amounts: Labelled[]): Table {
  const byRow = Map.groupBy(amounts, (amount) => amount.row)
  const under = underHeads(rows, byRow)
  const found = under.length > 0 ? under : withoutHeads(rows, byRow)
  const all = found.reduce((sum, one) => sum + one.line.cents, 0)
  const plain = found.filter((one) => !one.extra).reduce((sum, one) => sum + one.line.cents, 0)
  return {
    found,
    rows: new Set(found.map((one) => one.row)),
    sums: found.length === 0 ? [] : [...new Set([all, plain])],
  }
}

export interface FoundRow {
  row: number
  line: FoundLine
  /** The amount as it was read, and whether OCR read it. */
  text: string
  source: PrintedRow["source"]
  /** A surcharge or a discount, that may stand among the lines or below them. */
  extra: boolean
}
type ByRow = Map<number, Labelled[]>

function underHeads(rows: PrintedRow[], byRow: ByRow): FoundRow[] {
  const found: FoundRow[] = []
  let columns: Column[] | null = null
  let page = 0
  let head = -1
  let loose: PrintedRow[] = []
  for (const row of rows) {
    if (found.length >= most) break
    const heads = columnsOf(row)
    if (heads) {
      // The second row of one head: 'prijs' over 'per stuk'.
      columns =
        columns && loose.length === 0 && row.page === page && found.at(-1)?.row !== row.index - 1
          ? columns
          : heads
      page = row.page
      head = row.index
      loose = []
      continue
    }
    if (!columns) continue
    if (row.page > page + 1) columns = null
    if (!columns) continue
    const reading = readIn(row, columns, found)
    const ends = isTotal(byRow.get(row.index) ?? [], row, reading, found, head)
    if (ends === "carried") continue
    if (ends) {
      columns = null
      loose = []
      continue
    }
    if (row.page === page || reading) page = row.page
    if (!reading) {
      loose.push(row)
      continue
    }
    attach(rows, loose, found, columns, row, reading)
    loose = []
  }
  if (columns) attach(rows, loose, found, columns, null, null)
  return found
}

/** Whole euros count in a table of whole euros only: elsewhere they are a postcode, or a number of the next page's head. */
function readIn(row: PrintedRow, columns: Column[], found: FoundRow[]): RowReading | null {
  const reading = readRow(row, columns)
  const isWhole = reading !== null && !reading.proven && /^\d+$/.test(reading.text)
  const isCounted = reading?.quantity != null && reading.unitPrice !== null
  return isWhole && !isCounted && found.some((one) => /\d[.,]\d\d/.test(one.text)) ? null : reading
}

/** Text between two lines belongs to the nearer one; a line without words of its own takes what stands above it. */
function attach(
  rows: PrintedRow[],
  loose: PrintedRow[],
  found: FoundRow[],
  columns: Column[],
  row: PrintedRow | null,
  reading: RowReading | null,
): void {
  const last = found.at(-1)
  const own = reading?.description ?? ""
  let above = last ? rows[last.row]! : null
  const rest: PrintedRow[] = []
  for (const text of loose.slice(0, 6)) {
    const height = text.row.bottom - text.row.top
    const gap = above ? text.row.top - above.row.bottom : 1
    const below = row && row.page === text.page ? row.row.top - text.row.bottom : 1
    const near = above?.page === text.page && gap < height * 1.1
    if (last && near && (own || gap <= below) && last.line.description.length < 300) {
      last.line.description = `${last.line.description} ${describing(text, columns)}`.trim()
      above = text
    } else rest.push(text)
  }
  if (!row || !reading) return
  const before = own
    ? ""
    : rest
        .slice(-2)
        .map((text) => describing(text, columns))
        .join(" ")
  const description = own || before.trim()
  if (!description && reading.cents === 0) return
  found.push(lineOf(row, { ...reading, description }))
}

const describing = (row: PrintedRow, columns: Column[]): string => {
  const description = columns.find((column) => column.kind === "description")
  const next = columns.find((column) => description && column.left > description.right)
  const words = row.row.words.filter(
    ({ box }) => !description || (box.left > description.left - 0.03 && box.left < (next?.left ?? 1)),
  )
  return words.map((word) => word.text).join(" ")
}

/** Rows that end with an amount, above the first total: a receipt, or a letter with prices in it. */
function withoutHeads(rows: PrintedRow[], byRow: ByRow): FoundRow[] {
  const found: FoundRow[] = []
  for (const row of rows) {
    if (found.length >= most) break
    if (isProse(row) || counted(found.at(-1), row)) continue
    const amounts = byRow.get(row.index) ?? []
    const reading = readRow(row, null)
    const ends = isTotal(amounts, row, reading, found, -1)
    if (ends === "carried") continue
    if (ends) {
      if (found.length > 0) break
      continue
    }
    if (!reading || !/\p{L}{2}/u.test(reading.description)) {
      const words = reading?.proven ? namingAbove(rows, row, found) : null
      if (reading && words) found.push(lineOf(row, { ...reading, description: words }))
      continue
    }
    found.push(lineOf(row, reading))
  }
  leadingCounts(found.map(({ line }) => line))
  return aligned(found)
}

/** A sentence goes on behind its amount. */
function isProse({ tokens }: PrintedRow): boolean {
  const last = tokens.findLastIndex((token) => token.kind === "amount" && token.exact)
  const words = (some: typeof tokens) =>
    some.filter((token) => token.kind === "text" && /\p{L}{2}/u.test(token.word.text)).length
  const [before, behind] = [words(tokens.slice(0, Math.max(0, last))), words(tokens.slice(last + 1))]
  return last >= 0 && behind >= 2 && (before === 0 || before + behind > 8)
}

/** The words right above '2 x 21,50 43,00', when they have no amount of their own. */
function namingAbove(rows: PrintedRow[], row: PrintedRow, found: FoundRow[]): string | null {
  const above = rows[row.index - 1]
  if (!above || above.page !== row.page || found.at(-1)?.row === above.index) return null
  const height = Math.max(above.row.bottom - above.row.top, row.row.bottom - row.row.top)
  const isNear = row.row.top - above.row.bottom < height * 1.5
  const hasMoney = above.tokens.some((token) => token.kind === "amount" && token.exact)
  return isNear && !hasMoney && /\p{L}{2}/u.test(above.row.text) ? above.row.text : null
}

/** Amounts of lines stand under each other. */
function aligned(found: FoundRow[]): FoundRow[] {
  const edges = found.map(({ line }) => (line.place ? line.place.box.left + line.place.box.width : 0))
  const near = (edge: number) => edges.filter((other) => Math.abs(other - edge) < 0.025).length
  const best = edges.reduce((most, edge) => (near(edge) > near(most) ? edge : most), edges[0] ?? 0)
  return found.filter((_, i) => Math.abs(edges[i]! - best) < 0.04)
}

const lineOf = (row: PrintedRow, reading: RowReading): FoundRow => {
  const { description, quantity, unit, unitPrice, cents, vatRate, proven, text } = reading
  const read = Math.min(1, ...row.row.words.map((word) => word.confidence))
  const meanings = meaningsOf(description)
  return {
    row: row.index,
    text,
    source: row.source,
    extra:
      quantity === null &&
      meanings.some((one) => one === "surcharge" || one === "discount" || one === "deposit"),
    line: {
      ...{ description: description.slice(0, 500), quantity, unit, unitPrice, cents, vatRate },
      confidence: proven ? 0.95 : row.source === "text" ? 0.85 : 0.5 + 0.35 * read,
      place: placeOf(row, row.row.words),
    },
  }
}

/** Whether a row tells of the whole and not of a line; `carried` when it repeats what the lines so far come to. */
function isTotal(
  amounts: Labelled[],
  row: PrintedRow,
  reading: RowReading | null,
  found: FoundRow[],
  head: number,
): boolean | "carried" {
  const exact = amounts.filter((amount) => amount.exact || amount.currency !== null)
  if (exact.length === 0) return false
  if (exact.some((amount) => roleOf(amount, "carried") > 0.5)) {
    const sum = found.reduce((total, one) => total + one.line.cents, 0)
    if (exact.some((amount) => amount.cents === sum) || reading?.quantity == null) {
      const text = meaningsOf(row.row.text)
      if (exact.some((amount) => amount.cents === sum) || text.length > 1 || found.length === 0)
        return "carried"
    }
  }
  if (exact.some((amount) => amount.learned || amount.tabled)) return true
  if (reading?.proven) return false
  // A row with words of its own is no value of a label above it.
  if (isNamed(reading?.description ?? "", row)) return false
  return exact.some(
    (amount) =>
      head !== amount.labelRow && whole.some((role) => roleOf(amount, role) >= 0.57) && says(amount, row),
  )
}

/** 'Kwastenset basis', 'Reparatie incl. materiaal': words of its own before one that may belong to a sum. */
function isNamed(description: string, row: PrintedRow): boolean {
  const words = description.replace(/\b(eur|euro|gbp|usd|chf)\b/gi, "")
  if (!/\p{L}{3}/u.test(words)) return false
  const said = meaningsOf(row.row.text)
  const first = /\p{L}{4,}/u.exec(words)?.[0]
  return (
    said.length === 0 ||
    (first !== undefined && meaningsOf(first).length === 0 && said.every((one) => vague.has(one)))
  )
}

const vague: ReadonlySet<Meaning> = new Set(["base", "excl", "incl", "sub", "gross", "free"])

const whole = [
  ...(["net", "total", "payable", "vat", "goods", "till", "paid"] as const),
  ...(["base", "balance", "blocked", "paymentDiscount", "rounding"] as const),
]

/** A label in its own row, or right above it; the head of the column names every line. */
const says = (amount: Labelled, row: PrintedRow): boolean =>
  amount.labelRow === row.index ? meaningsOf(row.row.text).length > 0 : amount.labelRow >= row.index - 3
