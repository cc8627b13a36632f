import { type Closed, isOpen } from "#src/shared/closed.ts"
import { addDays, type Day, earlier, later } from "#src/shared/days.ts"
import type { AbsencePart } from "./schema.ts"
import { offOn } from "./workDays/pattern.ts"
import type { WorkPattern } from "./workDays/schema.ts"

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
 * Half days of work in these days: no weekend, no holiday, no day on which the company is closed or he never works, and
 * none of `not`. Only within `within`, such as a year.
 */
export function halfDaysIn(
  taken: Taken,
  closed: readonly Closed[],
  {
    within = taken,
    not = [],
    patterns = [],
  }: { within?: Span; not?: readonly Span[]; patterns?: readonly WorkPattern[] } = {},
): number {
  const last = earlier(taken.to, within.to)
  let halves = 0
  for (let day = later(taken.from, within.from); day <= last; day = addDays(day, 1)) {
    if (!isOpen(day, closed) || offOn(patterns, day) || not.some(({ from, to }) => from <= day && day <= to))
      continue
    halves += taken.part === "day" ? 2 : 1
  }
  return halves
}

export const yearOf = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })
