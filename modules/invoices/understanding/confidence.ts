import type { FieldName, Suggestion } from "./suggestion.ts"

/** How much each field that a posted invoice must have counts in the whole. */
const weights: Partial<Record<FieldName, number>> = {
  ...{ supplier: 1, invoiceNumber: 1.2, date: 1, totalCents: 1.5, vatCents: 0.8 },
}

/** Between the mean and the least: one field that must be typed is felt, and isn't the whole. */
export function overall(fields: Suggestion["fields"]): number {
  const known = Object.entries(weights).map(([name, weight]) => ({
    weight,
    confidence: fields[name as FieldName]?.confidence ?? 0,
  }))
  const sum = known.reduce((total, { weight }) => total + weight, 0)
  const mean = known.reduce((total, { weight, confidence }) => total + weight * confidence, 0) / sum
  const least = Math.min(...known.map(({ confidence }) => confidence))
  return Math.round((0.7 * mean + 0.3 * least) * 100) / 100
}
