import type { FieldName, Found, Suggestion, Values } from "../../understanding/suggestion.ts"
import { clip } from "./clip.ts"
import { signed } from "./lines.ts"
import type { Sum } from "./sums.ts"

/** Fields as they are found in data, each with its other readings. */
export class Fields {
  readonly fields: Suggestion["fields"] = {}
  readonly others: Suggestion["others"] = {}

  put<Name extends FieldName>(name: Name, value: Values[Name], certain = true) {
    Object.assign(this.fields, { [name]: data(value, certain) })
  }

  /** The first that says something; the rest are other readings. */
  text(name: FieldName, texts: string[], longest: number) {
    const [chosen, ...rest] = [...new Set(texts.map((text) => clip(text, longest)).filter(Boolean))]
    if (chosen !== undefined) Object.assign(this.fields, { [name]: data(chosen, true) })
    if (rest.length > 0) Object.assign(this.others, { [name]: rest.map((text) => data(text, true)) })
  }

  sum(name: FieldName, sum: Sum, sign: number) {
    if (sum) Object.assign(this.fields, { [name]: data(signed(sum.cents, sign), sum.stated) })
  }
}

const data = <T>(value: T, certain: boolean): Found<T> => ({
  value,
  confidence: certain ? 1 : 0.9,
  reason: certain ? "data" : "sum",
  label: null,
  place: null,
})
