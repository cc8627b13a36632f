import { numberIn } from "#src/shared/textTable.ts"
import type { Condition } from "./question.ts"

/** 'gebruik is woning/gemengd', 'bouwjaar < 1994' or 'verdieping >= 2'. */
export function conditionIn(cell: string): Condition {
  const [key = "", how, value = ""] = cell.split(" ")
  switch (how) {
    case "is":
      return { key, in: value.split("/") }
    case "<":
      return { key, below: numberIn(value) }
    case ">=":
      return { key, atLeast: numberIn(value) }
    default:
      throw new Error(`Not a condition: '${cell}'`)
  }
}
