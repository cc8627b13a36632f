import type { Column } from "#src/documents/column.ts"
import { csvFile, csvHead, csvRows } from "#src/documents/csv.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import { stockSheet as nl } from "./export.nl.ts"
import type { StockItem } from "./schema.ts"

/** Materials as a file for Excel with Dutch settings, for who sees prices. */
export async function sheetOf(items: readonly StockItem[], today: Day) {
  const rows = await inPortions(items, (item) => csvRows(columns, [item]))
  return csvFile(`${nl.file} ${formatDay(today)}.csv`, csvHead(columns), ...rows)
}

const columns: Column<StockItem>[] = [
  { label: nl.name, value: ({ name }) => name },
  { label: nl.supplier, value: ({ supplier }) => supplier },
  { label: nl.article, value: ({ article }) => article },
  { label: nl.code, value: ({ code }) => code },
  { label: nl.category, value: ({ category }) => category },
  { label: nl.location, value: ({ location }) => location },
  { label: nl.quantity, value: ({ quantity }) => quantity, format: "quantity" },
  { label: nl.unit, value: ({ unit }) => unit },
  { label: nl.min, value: ({ minStock }) => minStock, format: "quantity" },
  { label: nl.max, value: ({ maxStock }) => maxStock, format: "quantity" },
  { label: nl.price, value: ({ currentPrice }) => currentPrice, format: "price" },
  {
    label: nl.value,
    value: ({ value }) => (value === null ? null : round(value * 100)),
    format: "cents",
  },
]
