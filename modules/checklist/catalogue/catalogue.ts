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

const columns = ["code", "category", "place", "priority", "who", "task"] as const

const itemIn = ([code, category, place, priority, who, task]: Row<typeof columns>): ListItem => ({
  code,
  category: oneOf(categories, category),
  place: Number(place),
  priority: oneOf(priorities, priority),
  who: oneOf(whos, who),
  task,
})

/** The items of such a text, in its order. */
export const listIn = (text: string): readonly ListItem[] =>
  Object.values(byName(rowsOf(text, columns, itemIn).map((item) => [item.code, item])))

/** The list that ships. */
export const shipped = listIn(itemTable)
