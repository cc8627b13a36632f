import { round } from "#src/shared/rounding.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { ownLine } from "./edit.ts"

/** So much in euros without VAT, or in percent of what the lines come to. */
export type Discount = { kind: "amount" | "percent"; value: number }

interface Words {
  description: string
  reason: (rate: number) => string
}

/**
 * The line that takes a discount off; one for each rate of VAT when there are more, because a discount lowers the
 * VAT in the same proportion. The last takes the cents that rounding leaves.
 */
export function discountLines(
  lines: readonly QuotationLine[],
  { kind, value }: Discount,
  words: Words,
): LineInput[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
  const over = (rate: number) =>
    round(
      lines.filter(({ vatRate }) => vatRate === rate).reduce((sum, { total }) => sum + total, 0),
      2,
    )
  const bases = rates.map((rate) => ({ rate, base: over(rate) })).filter(({ base }) => base > 0)
  const all = bases.reduce((sum, { base }) => sum + base, 0)
  const whole = round(kind === "amount" ? value : (all * value) / 100, 2)
  const line = (amount: number, over: Partial<LineInput> = {}) =>
    ownLine("handover", { description: words.description, unitPrice: -amount, ...over })
  if (bases.length < 2) return [line(whole, bases[0] && byHand(bases[0].rate, words))]
  let left = whole
  return bases.map(({ rate, base }, index) => {
    const amount = index === bases.length - 1 ? round(left, 2) : round((whole * base) / all, 2)
    left -= amount
    return line(amount, byHand(rate, words))
  })
}

/** Of its own accord a line of one's own would be at the general rate. */
const byHand = (rate: QuotationLine["vatRate"], { reason }: Words): Partial<LineInput> =>
  rate === 21 ? {} : { vatRate: rate, vatReason: reason(rate) }
