import { useTranslation } from "react-i18next"
import { sum } from "#src/shared/rounding.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { StockItem } from "../../schema.ts"
import { differenceOf, type TypedCount } from "./countForm.ts"

/** How many were counted, how many of those differ, and what that comes to for who sees prices. */
export function CountTotals({ lines, items }: { lines: readonly TypedCount[]; items: readonly StockItem[] }) {
  const { t } = useTranslation()
  const byId = new Map(items.map((item) => [item.id, item]))
  const differences = lines.flatMap((line) => {
    const item = byId.get(line.itemId)
    return (item && differenceOf(line, item)) ?? []
  })
  const other = differences.filter(({ difference }) => difference !== 0)
  const euros = other.some((each) => each.euros === null) ? null : sum(other.map((each) => each.euros ?? 0))
  return [
    t("stock.counting.counted", { count: lines.length }),
    t("stock.counting.differences", { count: other.length }),
    euros !== null && other.length > 0 && `${euros > 0 ? "+" : ""}${formatEuros(euros)}`,
  ]
    .filter(Boolean)
    .join(" · ")
}
