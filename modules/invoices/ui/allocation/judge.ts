import { parseDecimal } from "#src/shared/decimal.ts"
import { round } from "#src/shared/rounding.ts"
import { centsOf } from "../../allocations/shares.ts"

/** As typed and chosen; null and '' are not chosen yet. */
export interface Typed {
  projectId: number | null
  amount: string
  category: string
  description: string
}
export type Fault = "missing" | "invalid" | "tooHigh" | "tooLong"
export type Faults = Partial<Record<keyof Typed, Fault>>

/** The longest description that is kept. */
export const mostDescription = 300

/** Project, amount and category are required, the amount is never above the rest. */
export function judge({ projectId, amount, category, description }: Typed, leftCents: number): Faults {
  const wrong = amount.trim() === "" ? "missing" : judgeAmount(amount, Math.abs(leftCents))
  return {
    ...(projectId === null && { projectId: "missing" }),
    ...(wrong && { amount: wrong }),
    ...(category === "" && { category: "missing" }),
    ...(description.trim().length > mostDescription && { description: "tooLong" }),
  }
}

function judgeAmount(amount: string, mostCents: number): Fault | undefined {
  const cents = centsTyped(amount)
  if (cents === undefined) return "invalid"
  return cents > mostCents ? "tooHigh" : undefined
}

/** Whole cents of what was typed; undefined for '100,005', '0', '-5' and 'abc'. */
export const centsTyped = (text: string): number | undefined => centsOf(parseDecimal(text) ?? Number.NaN)

/** The most serious of them, by which the whole is named. */
export const gravest = (faults: Faults): Fault | undefined =>
  (["missing", "invalid", "tooHigh", "tooLong"] as const).find((fault) =>
    Object.values(faults).includes(fault),
  )

/** The part of a total, both without sign, that a typed percentage is; undefined for what is no percentage above 0. */
export function centsOfPercentage(text: string, totalCents: number): number | undefined {
  const percent = parseDecimal(text.replace("%", ""))
  if (percent === undefined || percent <= 0 || percent > 100) return undefined
  return round((percent / 100) * totalCents)
}
