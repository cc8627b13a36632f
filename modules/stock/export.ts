import type { Column } from "#src/documents/column.ts"
import { csvFile, csvHead, csvRows } from "#src/documents/csv.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import { stock as nl } from "./nl.ts"
import type { StockItem } from "./schema.ts"

/** Materials as a file for Excel with Dutch settings, for who sees prices. */
export async function stockSheet(items: readonly StockItem[], today: Day) {
  const rows = await inPortions(items, (item) => csvRows(columns, [item]))
  return csvFile(`${nl.export.file} ${formatDay(today)}.csv`, csvHead(columns), ...rows)
}

const columns: Column<StockItem>[] = [
  { label: nl.export.name, value: ({ name }) => name },
  { label: nl.export.supplier, value: ({ supplier }) => supplier },
  { label: nl.export.article, value: ({ article }) => article },
  { label: nl.export.code, value: ({ code }) => code },
  { label: nl.export.category, value: ({ category }) => category },
  { label: nl.export.location, value: ({ location }) => location },
  { label: nl.export.quantity, value: ({ quantity }) => quantity, format: "quantity" },
  { label: nl.export.unit, value: ({ unit }) => unit },
  { label: nl.export.min, value: ({ minStock }) => minStock, format: "quantity" },
  { label: nl.export.max, value: ({ maxStock }) => maxStock, format: "quantity" },
  { label: nl.export.price, value: ({ currentPrice }) => currentPrice, format: "price" },
  {
    label: nl.export.value,
    value: ({ value }) => (value === null ? null : round(value * 100)),
    format: "cents",
  },
]
