import { parseDecimal } from "#src/shared/decimal.ts"
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

/** What differs from how it is now; what is as it ships with the program takes earlier changes back. */
export function changesIn(figures: readonly Figure[], typed: Record<string, string>): SentChange[] {
  return figures.flatMap(({ kind, code, field, value, standard }) => {
    const next = parseDecimal(typed[field] ?? "")
    if (next === undefined || next === value) return []
    return [{ kind, code, field, value: next === standard ? null : next }]
  })
}
