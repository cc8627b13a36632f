import { ArrowUp, Boxes, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { StatCards } from "#ui/kit/StatCards.tsx"
import type { StockItem } from "../../schema.ts"
import { useWorth } from "./useWorth.ts"

/** How much there is, what it is worth to who sees prices, and how much of it is too little or too much. */
export function StockFigures({
  items,
  view: { pileHref },
}: {
  items: StockItem[] | undefined
  view: { pileHref: (pile: "all" | "low" | "high") => string }
}) {
  const { t } = useTranslation()
  const worth = useWorth(items)
  const number = (which: (item: StockItem) => boolean) => items && formatQuantity(items.filter(which).length)
  return (
    <StatCards
      label={t("stock.figures.label")}
      stats={[
        ...worth,
        {
          label: t("stock.figures.items"),
          value: number(() => true),
          icon: Boxes,
          href: pileHref("all"),
        },
        {
          label: t("stock.figures.low"),
          value: number(({ state }) => state === "low"),
          icon: TriangleAlert,
          href: pileHref("low"),
        },
        {
          label: t("stock.figures.high"),
          value: number(({ state }) => state === "high"),
          icon: ArrowUp,
          href: pileHref("high"),
        },
      ]}
    />
  )
}
