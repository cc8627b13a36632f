import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { byName, numberIn, oneOf, type Row, rowsOf } from "#src/shared/textTable.ts"
import type { TemplateItem } from "../schema.ts"
import { itemTable } from "./items.ts"

/** An item of a template as it is meant: of a kind of job, at its place. */
export interface ListItem extends TemplateItem {
  type: ProjectType
  place: number
}

const columns = ["code", "place", "answer", "required", "text"] as const

function itemIn([code, place, answer, required, text]: Row<typeof columns>): ListItem {
  const [takes = "", ...unit] = answer.split(" ")
  return {
    id: code,
    type: oneOf(projectTypes, code.split(".")[0]!),
    place: numberIn(place),
    takes: oneOf(["tick", "number", "photo"], takes),
    unit: unit.join(" "),
    required: oneOf(["yes", "no"], required) === "yes",
    text,
  }
}

/** The items of such a text, in its order. */
export const listIn = (text: string): readonly ListItem[] =>
  Object.values(byName(rowsOf(text, columns, itemIn).map((item) => [item.id, item])))

/** The templates that ship. */
export const shipped = listIn(itemTable)
