import { instantAt } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { Span } from "../../entries/worked.ts"

/** Clock times of a day as a stretch of time: an end that isn't after the begin is on the next day. */
export const typedSpan = ({ day, from, to }: { day: Day; from: string; to: string }): Span => ({
  from: instantAt(day, from).toISOString(),
  to: instantAt(isOverMidnight(from, to) ? addDays(day, 1) : day, to, { last: true }).toISOString(),
})

export const isOverMidnight = (from: string, to: string): boolean => to <= from

/** Breaks of which only the length is known lie in the middle. */
export function middleBreak({ from, to }: Span, minutes: number): Span[] {
  if (minutes === 0 || to === null) return []
  const middle = (Date.parse(from) + Date.parse(to)) / 2
  const half = minutes * 30_000
  return [{ from: new Date(middle - half).toISOString(), to: new Date(middle + half).toISOString() }]
}
