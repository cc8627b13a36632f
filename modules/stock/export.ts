import type { Column } from "#src/documents/column.ts"
import { csvFile, csvHead, csvRows } from "#src/documents/csv.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import { stock as nl } from "./nl.ts"
import type { StockItem } from "./schema.ts"

const words = nl.export

/** Materials as a file for Excel with Dutch settings, for who sees prices. */
export async function stockSheet(items: readonly StockItem[], today: Day) {
  const rows = await inPortions(items, (item) => csvRows(columns, [item]))
  return csvFile(`${words.file} ${formatDay(today)}.csv`, csvHead(columns), ...rows)
}

const columns: Column<StockItem>[] = [
  { label: words.name, value: ({ name }) => name },
  { label: words.supplier, value: ({ supplier }) => supplier },
  { label: words.article, value: ({ article }) => article },
  { label: words.code, value: ({ code }) => code },
  { label: words.category, value: ({ category }) => category },
  { label: words.location, value: ({ location }) => location },
  { label: words.quantity, value: ({ quantity }) => quantity, format: "quantity" },
  { label: words.unit, value: ({ unit }) => unit },
  { label: words.min, value: ({ minStock }) => minStock, format: "quantity" },
  { label: words.max, value: ({ maxStock }) => maxStock, format: "quantity" },
  { label: words.price, value: ({ currentPrice }) => currentPrice, format: "price" },
  { label: words.value, value: ({ value }) => (value === null ? null : round(value * 100)), format: "cents" },
]
