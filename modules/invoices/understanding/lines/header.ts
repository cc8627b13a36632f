import { wordsOf } from "../amounts/label.ts"
import { amountsIn, type PrintedRow } from "../amounts/printed.ts"
import { type ColumnKind, columnWords } from "./words.ts"

export interface Column {
  kind: ColumnKind
  left: number
  right: number
}

/** The columns that a row names, when it is the head of a table of lines. */
export function columnsOf(row: PrintedRow): Column[] | null {
  if (row.row.words.length > 24 || amountsIn(row).some((amount) => amount.exact)) return null
  const columns = row.row.cells.flatMap((cell) => columnsIn(cell.words))
  const kinds = new Set(columns.map((column) => column.kind))
  const counts = kinds.has("amount") || kinds.has("price") || kinds.has("quantity")
  const named = kinds.has("description") || (kinds.has("quantity") && kinds.has("price"))
  if (!counts || kinds.size < 2 || !named) return null
  // A sentence that happens to hold such words is no head.
  return columns.length * 4 >= row.row.words.length ? settled(columns) : null
}

type Words = PrintedRow["row"]["words"]

function columnsIn(words: Words): Column[] {
  const columns: Column[] = []
  for (let i = 0; i < words.length; ) {
    const count = [3, 2, 1].find((length) => i + length <= words.length && kindOf(words.slice(i, i + length)))
    const taken = words.slice(i, i + (count ?? 1))
    const last = taken.at(-1)!.box
    const kind = count ? kindOf(taken) : undefined
    if (kind) columns.push({ kind, left: taken[0]!.box.left, right: last.left + last.width })
    i += taken.length
  }
  return columns
}

const kinds = new Map<string, ColumnKind>()
for (const [kind, terms] of Object.entries(columnWords) as [ColumnKind, readonly string[]][])
  for (const term of terms) if (!kinds.has(term)) kinds.set(term, kind)

function kindOf(words: Words): ColumnKind | undefined {
  const text = words.map((word) => word.text).join(" ")
  if (/^[#№]\.?$/.test(text)) return "code"
  if (/^\(?%\)?$/.test(text)) return "rate"
  if (/^[àá@]$/i.test(text)) return "price"
  const bare = wordsOf(text).join(" ")
  return kinds.get(bare)
}

/** One amount per line: the last that isn't with VAT; a column before it that is called alike is a price. */
function settled(columns: Column[]): Column[] {
  const amounts = columns.filter((column) => column.kind === "amount")
  const amount = amounts.at(-1)
  const priced = columns.some((column) => column.kind === "price")
  const discounted = columns.some((column) => column.kind === "discount")
  return columns.map((column) => {
    if (
      column.kind === "rate" &&
      discounted &&
      columns.indexOf(column) < columns.findIndex((one) => one.kind === "discount")
    )
      return column
    if (column.kind !== "amount" || column === amount) return column
    return { ...column, kind: priced ? "inclusive" : "price" }
  })
}
