import * as z from "zod/mini"
import { parseDecimal } from "#src/shared/decimal.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { drawn, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { CountList, type StockItem } from "../../schema.ts"

/** What somebody counted of one material; `known`: what there was by the books when he did. */
export interface TypedCount {
  itemId: number
  typed: string
  known: number
}

export const counting = defineForm(
  z.omit(CountList, { place: true }),
  { lines: drawn<TypedCount[]>([]), note: text },
  {
    id: "telling",
    label: () => t("stock.counting.note"),
    toCall: ({ lines, note }) => ({
      note,
      lines: lines.map(({ itemId, typed, known }) => ({ itemId, known, quantity: amountIn(typed) })),
    }),
  },
)

/** Unreadable is no number, which the schema refuses. */
export const amountIn = (typed: string) => parseDecimal(typed) ?? Number.NaN

/** With what was typed last; nothing typed is not counted. */
export function withCount(lines: readonly TypedCount[], itemId: number, typed: string, known: number) {
  const others = lines.filter((line) => line.itemId !== itemId)
  if (typed.trim() === "") return others
  const before = lines.find((line) => line.itemId === itemId)
  return [...others, { itemId, typed, known: before?.known ?? known }]
}

/** By how much it differs from the books, and what that is worth; nothing while it can't be read. */
export function differenceOf({ typed, known }: TypedCount, { quantity, value, currentPrice }: StockItem) {
  const counted = amountIn(typed)
  if (Number.isNaN(counted)) return undefined
  const difference = Math.round((counted - known) * 1000) / 1000
  const each = quantity > 0 && value !== null ? value / quantity : currentPrice
  return { difference, euros: each === null ? null : Math.round(difference * each * 100) / 100 }
}
