import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { StockItem } from "../../schema.ts"
import { ItemWorth } from "./ItemWorth.tsx"

/** What is known of it, besides how much there is. */
export function ItemFacts({ item }: { item: StockItem }) {
  const { t } = useTranslation()
  const { location, article, code, value } = item
  const facts = Object.entries({ location, article, code }).filter(([, known]) => known) as [
    "location" | "article" | "code",
    string,
  ][]
  if (facts.length === 0 && value === null) return null
  return (
    <Card title={t("stock.item.facts")}>
      <dl className="facts">
        {facts.map(([name, known]) => (
          <div key={name}>
            <dt>{t(`stock.fact.${name}`)}</dt>
            <dd>{known}</dd>
          </div>
        ))}
        {value !== null && <ItemWorth item={item} />}
      </dl>
    </Card>
  )
}
