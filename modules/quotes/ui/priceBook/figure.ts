import { ApiError } from "#ui/lib/http.ts"
import type { ChangePrices, PriceField, PriceKind } from "../../priceBook/schema.ts"

/** A figure of the book that can be changed. Those of one dialog differ by their field. */
export interface Figure {
  kind: PriceKind
  code: string
  field: PriceField
  label: string
  value: number
  standard: number
}

export type SentChange = ChangePrices["changes"][number]

/** As one types it: '0,45'. */
export const typedOf = (value: number) => String(value).replace(".", ",")

/** Under which name a form has a figure; where none is told, its field. */
type NameOf = (figure: Pick<Figure, "field" | "code">) => string

const byField: NameOf = ({ field }) => field

/** What differs from how it is now; what is as it ships with the program takes earlier changes back. */
export function changesIn(
  figures: readonly Figure[],
  filled: Readonly<Record<string, unknown>>,
  nameOf = byField,
): SentChange[] {
  return figures.flatMap(({ kind, code, field, value, standard }) => {
    const next = filled[nameOf({ code, field })]
    if (typeof next !== "number" || next === value) return []
    return [{ kind, code, field, value: next === standard ? null : next }]
  })
}

/** What the server says of 'changes.0.value' belongs under the figure that was sent first. */
export function atFigures(error: unknown, sent: readonly SentChange[], nameOf = byField): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([path, text]) => {
    const change = sent[Number(/^changes\.(\d+)\./.exec(path)?.[1])]
    return [change ? nameOf(change) : path, text]
  })
  return new ApiError(error.status, error.code, error.message, Object.fromEntries(fields))
}
