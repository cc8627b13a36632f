import type { Found } from "../suggestion.ts"
import { type Labelled, roleOf } from "./labelled.ts"
import type { Solution } from "./solve.ts"
import { placed } from "./vatRows.ts"

/**
 * What is still to be paid, when that isn't the total: after what was paid, with an earlier balance, rounded.
 * `rounded` is the total after it was rounded, when that was found already.
 */
export function payableOf(
  amounts: Labelled[],
  { total }: Solution,
  rounded: Labelled | null,
): Found<number> | null {
  const named = (role: "paid" | "balance" | "rounding") =>
    amounts.filter((amount) => roleOf(amount, role) >= 0.5 && amount.cents !== 0).slice(0, 5)
  const less = named("paid").map((amount) => -Math.abs(amount.cents))
  const more = named("balance").map((amount) => amount.cents)
  const roundings = named("rounding").flatMap((amount) => [amount.cents, -amount.cents])
  const due = amounts
    .filter((amount) => roleOf(amount, "payable") >= 0.5 && amount.exact && amount.cents !== total)
    .slice(-10)
  const found = (amount: Labelled, confidence: number): Found<number> => ({
    ...{ value: amount.cents, confidence, reason: confidence > 0.9 ? "sum" : "label" },
    ...{ label: amount.label, place: placed(amount) },
  })
  const changes = sums([...less, ...more, ...roundings])
  const proven = due.findLast((amount) => changes.has(amount.cents - total))
  if (proven) return found(proven, 0.96)
  if (rounded && less.length + more.length === 0) return found(rounded, 0.96)
  if (due.some((amount) => amount.cents === total) || less.length + more.length === 0) return null
  // All was paid: 'Reeds voldaan 121,00', and no word of what is left.
  const last = due.at(-1)
  if (last) return found(last, 0.55)
  const paid = named("paid").find((amount) => Math.abs(amount.cents) === Math.abs(total))
  return paid ? { ...found(paid, 0.8), value: 0 } : null
}

/** The part for a blocked account. */
export function blockedOf(amounts: Labelled[], { total }: Solution): Found<number> | null {
  const parts = amounts.filter(
    (amount) =>
      roleOf(amount, "blocked") >= 0.5 && amount.cents !== 0 && Math.abs(amount.cents) <= Math.abs(total),
  )
  const part = parts.find((amount) => amount.exact) ?? null
  if (!part) return null
  const rest = amounts.some((amount) => amount.cents === total - part.cents)
  const share = part.rate !== null && Math.abs((total * part.rate) / 100 - part.cents) <= 1.5
  const confidence = rest || share ? 0.96 : 0.8
  return {
    value: part.cents,
    confidence,
    reason: rest || share ? "sum" : "label",
    label: part.label,
    place: placed(part),
  }
}

/** All sums of some of these. */
function sums(parts: number[]): Set<number> {
  let all = [0]
  for (const part of parts.slice(0, 8)) all = [...all, ...all.map((sum) => sum + part)]
  return new Set(all.filter((sum) => sum !== 0))
}
