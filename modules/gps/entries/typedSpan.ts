import { dayOf, instantAt, timeOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { Span } from "./worked.ts"

/**
 * Clock times of a day as a stretch of time: an end that isn't after the begin is on the next day. In the hour that comes
 * twice it begins the first time and ends the last.
 */
export const typedSpan = ({ day, from, to }: { day: Day; from: string; to: string }): Required<Typed> => ({
  from: instantAt(day, from).toISOString(),
  to: instantAt(isOverMidnight(from, to) ? addDays(day, 1) : day, to, { last: true }).toISOString(),
})
type Typed = { from: string; to: string }

const isOverMidnight = (from: string, to: string): boolean => to <= from

/** The same, of an entry that is corrected: what keeps its minute keeps its seconds, and which of two hours it was in. */
export function correctedSpan(
  typed: { day: Day; from: string; to?: string },
  { startedAt, endedAt }: { startedAt: string; endedAt: string | null },
): Span {
  const same = readingOf(startedAt) === `${typed.day} ${typed.from}`
  const from = same ? startedAt : instantAt(typed.day, typed.from).toISOString()
  if (typed.to === undefined) return { from, to: endedAt }
  const { to } = typedSpan({ ...typed, to: typed.to })
  if (endedAt === null) return { from, to }
  // What began and ended within one minute would otherwise last a day.
  const asItWas = same && timeOf(new Date(endedAt)) === typed.to
  return { from, to: asItWas || readingOf(endedAt) === readingOf(to) ? endedAt : to }
}

const readingOf = (instant: string) => `${dayOf(new Date(instant))} ${timeOf(new Date(instant))}`

/** Breaks of which only the length is known lie in the middle: where in the day they were, nobody said. */
export function middleBreak({ from, to }: Span, minutes: number): Span[] {
  if (minutes === 0 || to === null) return []
  const middle = (Date.parse(from) + Date.parse(to)) / 2
  const half = minutes * 30_000
  return [{ from: new Date(middle - half).toISOString(), to: new Date(middle + half).toISOString() }]
}
