import { useTranslation } from "react-i18next"
import { choice, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type Category, categories, type Priority, priorities, type Who, whos } from "../../schema.ts"

/** The fields of an item, where it is added and where it is changed. */
export const itemKinds = {
  task: text,
  category: select<Category>(),
  priority: choice<Priority>(),
  who: choice<Who>(),
}

export const labelOf = (name: string) => t(`checklist.own.field.${name as keyof typeof itemKinds}`)

export function useItemOptions() {
  const { t } = useTranslation()
  return {
    category: categories.map((value) => ({ value, label: t(`checklist.category.${value}`) })),
    priority: priorities.map((value) => ({ value, label: t(`checklist.priority.${value}`) })),
    who: whos.map((value) => ({ value, label: t(`checklist.own.who.${value}`) })),
  }
}
