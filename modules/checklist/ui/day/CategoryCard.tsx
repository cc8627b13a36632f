import { CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { Category, ChecklistDay, DayItem } from "../../schema.ts"
import { ItemRow } from "./ItemRow.tsx"
import { QuickLinks } from "./QuickLinks.tsx"

interface CategoryCardProps {
  category: Category
  items: DayItem[]
  links: ChecklistDay["links"]
  isShown: (item: DayItem) => boolean
  set: (item: DayItem, done: boolean) => void
}

/** Of one subject all there is to tick, with how much of it is done. */
export function CategoryCard({ category, items, links, isShown, set }: CategoryCardProps) {
  const { t } = useTranslation()
  const shown = items.filter(isShown)
  const done = items.filter(({ completed }) => completed).length
  if (shown.length === 0) return null
  return (
    <Card
      sheet
      title={t(`checklist.category.${category}`)}
      aside={
        <span className={done === items.length ? "checklist-whole row" : "muted"}>
          {done === items.length && <CircleCheck aria-hidden size="1.2em" />}
          {t("checklist.doneOf", { done, total: items.length })}
        </span>
      }
    >
      <ul className="checklist-items plain">
        {shown.map((item) => (
          <ItemRow key={item.id} item={item} set={(completed) => set(item, completed)} />
        ))}
      </ul>
      <QuickLinks category={category} links={links} />
    </Card>
  )
}
