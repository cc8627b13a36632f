import { type Closed, isOpen } from "#src/shared/closed.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { AbsencePart } from "./schema.ts"

/** What the law gives for a week of five days: four times what is worked in a week (art. 7:634 BW), in half days. */
export const rightByLaw = 2 * 4 * 5

/** Someone has two weeks to answer; after that leave stands as it was asked (art. 7:638 lid 2 BW). */
export const daysToAnswer = 14

interface Span {
  from: Day
  to: Day
}
interface Taken extends Span {
  part: AbsencePart
}

export const overlaps = (a: { from: Day; to: Day | null }, b: { from: Day; to: Day | null }): boolean =>
  (b.to === null || a.from <= b.to) && (a.to === null || b.from <= a.to)

/**
 * Half days of work in these days: no weekend, no holiday, no day on which the company is closed, and none of `not`.
 * Only within `within`, such as a year.
 */
export function halfDaysIn(
  taken: Taken,
  closed: readonly Closed[],
  { within = taken, not = [] }: { within?: Span; not?: readonly Span[] } = {},
): number {
  const last = earlier(taken.to, within.to)
  let halves = 0
  for (let day = later(taken.from, within.from); day <= last; day = addDays(day, 1)) {
    if (!isOpen(day, closed) || not.some(({ from, to }) => from <= day && day <= to)) continue
    halves += taken.part === "day" ? 2 : 1
  }
  return halves
}

const earlier = (a: Day, b: Day): Day => [a, b].toSorted()[0]!
export const later = (a: Day, b: Day): Day => [a, b].toSorted()[1]!

export const yearOf = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })
