import { byName, oneOf, type Row, rowsOf } from "#src/shared/textTable.ts"
import { type Category, categories, type Priority, priorities, type Who, whos } from "../schema.ts"
import { itemTable } from "./items.ts"

/** An item of the list as it is meant: by its code, at its place. */
export interface ListItem {
  code: string
  category: Category
  priority: Priority
  who: Who
  task: string
  place: number
}

const columns = ["code", "category", "priority", "who", "task"] as const

const itemIn = ([code, category, priority, who, task]: Row<typeof columns>): Omit<ListItem, "place"> => ({
  code,
  category: oneOf(categories, category),
  priority: oneOf(priorities, priority),
  who: oneOf(whos, who),
  task,
})

/** The list that ships, in its order. */
export const shipped: readonly ListItem[] = Object.values(
  byName(
    rowsOf(itemTable, columns, itemIn).map((item, index) => [
      item.code,
      { ...item, place: (index + 1) * 10 },
    ]),
  ),
)
