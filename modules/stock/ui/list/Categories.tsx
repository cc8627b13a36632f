import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Segmented } from "#ui/kit/Segmented.tsx"
import type { ListView } from "#ui/list/useListView.ts"
import type { StockItem } from "../../schema.ts"

/** 'Alle', and the kinds of material that there are. */
export function Categories({
  view: { choices, choose },
  items,
}: {
  view: Pick<ListView<StockItem, string, "category">, "choices" | "choose">
  items: StockItem[] | undefined
}) {
  const { t } = useTranslation()
  const there = useMemo(() => categoriesOf(items ?? []), [items])
  const chosen = choices.category
  const all = chosen && !there.includes(chosen) ? [...there, chosen] : there
  if (all.length === 0) return null
  return (
    <div className="stock-categories no-print">
      <Segmented
        legend={t("stock.list.categories")}
        options={[
          { value: "", label: t("stock.list.every") },
          ...all.map((category) => ({ value: category, label: category })),
        ]}
        value={chosen}
        onChange={(category) => choose("category", category)}
      />
    </div>
  )
}

export const categoriesOf = (items: readonly StockItem[]) =>
  [...new Set(items.map(({ category }) => category))]
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b, "nl"))
