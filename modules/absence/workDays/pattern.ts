import { type Day, daysBetween, isoWeek, weekday } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import type { DayKind, DayOff, WorkPattern } from "./schema.ts"

type Patterns = readonly WorkPattern[]

export const fullWeek: DayKind[] = ["works", "works", "works", "works", "works"]

/** What holds on a day. */
export const patternOn = (patterns: Patterns, day: Day): readonly DayKind[] =>
  patterns.findLast(({ since }) => since <= day)?.days ?? fullWeek

/** Why somebody does not work on a day of the week; null when he does, and in weekends, which are nobody's. */
export function offOn(patterns: Patterns, day: Day): DayOff | null {
  const kind = patternOn(patterns, day)[weekday(day) - 1]
  if (kind === "off" || kind === "school") return kind
  const freeIn = kind === "evenOff" ? 0 : kind === "oddOff" ? 1 : undefined
  return freeIn !== undefined && isoWeek(day) % 2 === freeIn ? "off" : null
}

/** Half days of work in a week, over two weeks where they take turns. */
export const halfDaysAWeek = (days: readonly DayKind[]): number => sum(days.map((kind) => worth[kind]))

const worth: Record<DayKind, number> = { works: 2, evenOff: 1, oddOff: 1, off: 0, school: 0 }

/**
 * What the law gives: four times what is worked in a week (art. 7:634 BW), in half days, rounded up. Who changed in the
 * course of the year has of each a part.
 */
export function rightByLaw(patterns: Patterns, year: number): number {
  const [first, after] = [`${year}-01-01`, `${year + 1}-01-01`]
  const changes = patterns.map(({ since }) => since).filter((day) => day > first && day < after)
  const parts = [first, ...changes].map((from, at) => ({ from, until: changes[at] ?? after }))
  const halves = sum(
    parts.map(({ from, until }) => 4 * halfDaysAWeek(patternOn(patterns, from)) * daysBetween(from, until)),
  )
  return Math.ceil(halves / daysBetween(first, after))
}

/** The same patterns, with another from a day on; what was to come after it goes. */
export const withPattern = (patterns: Patterns, since: Day, days: DayKind[]): WorkPattern[] =>
  [...patterns.filter((one) => one.since < since), { since, days }].filter(
    // What changes nothing need not be remembered.
    ({ days }, at, all) => days.join() !== (all[at - 1]?.days ?? fullWeek).join(),
  )
