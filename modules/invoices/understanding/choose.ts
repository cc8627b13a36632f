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
  const found = weighed
    .map(({ best, weight }): Found<T> => {
      const confidence = (weight / sum) * (0.4 + 0.6 * Math.min(1, best.sure + 0.05))
      const { value, reason, label, place } = best
      return { value, confidence: Math.round(Math.min(0.99, confidence) * 1000) / 1000, reason, label, place }
    })
    .sort((one, other) => other.confidence - one.confidence)
  if (!found[0] || found[0].confidence < least) return { others: found.slice(0, 4).filter(likely) }
  return { found: found[0], others: found.slice(1, 5).filter(likely) }
}

const likely = ({ confidence }: { confidence: number }) => confidence >= 0.01
