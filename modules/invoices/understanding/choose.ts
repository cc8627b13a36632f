import type { Place } from "../reading/page.ts"
import type { Found, Reason } from "./suggestion.ts"

/** A reading of a field with the evidence for it: the logarithm of how much likelier than not it is the one. */
export interface Candidate<T> {
  value: T
  score: number
  reason: Reason
  label: string | null
  place: Place | null
  /** How surely the words themselves were read. */
  sure: number
}

export interface Chosen<T> {
  found?: Found<T>
  others: Found<T>[]
}

/**
 * Weighs the candidates against each other and against "none of these": the confidence of each is its share. Two that
 * are as likely get half each, and what is said at several places is likelier.
 */
export function choose<T>(candidates: readonly Candidate<T>[], least = 0.25): Chosen<T> {
  const groups = Map.groupBy(candidates, (candidate) => JSON.stringify(candidate.value).toLowerCase())
  const weighed = [...groups.values()].map((group) => {
    const best = group.reduce((one, other) => (other.score > one.score ? other : one))
    const repeated = Math.min(0.8, 0.4 * (group.filter((one) => one.score > -2).length - 1))
    return { best, weight: Math.exp(Math.min(12, best.score + Math.max(0, repeated))) }
  })
  const sum = weighed.reduce((total, { weight }) => total + weight, 1)
  const [first, ...rest] = weighed
    .sort((one, other) => other.weight - one.weight)
    // What could be it, had the other not been there, is worth offering.
    .filter(({ best }, i) => i === 0 || best.score > -1.5)
    .slice(0, 5)
    .map(({ best, weight }): Found<T> => {
      const { value, reason, label, place } = best
      return { value, confidence: confidenceOf(weight / sum, best.sure), reason, label, place }
    })
  if (!first) return { others: [] }
  return first.confidence < least ? { others: [first, ...rest] } : { found: first, others: rest }
}

/** Badly read words are no sure value, however well they are labelled. */
const confidenceOf = (share: number, sure: number) =>
  Math.round(Math.min(0.99, share * (0.4 + 0.6 * Math.min(1, sure + 0.05))) * 1000) / 1000
