import { beginOf, dayOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"

/** A stretch of time; `to` null: it lasts. Instants in ISO 8601. */
export interface Span {
  from: string
  to: string | null
}

export interface DayMinutes {
  day: Day
  minutes: number
}

const minute = 60_000

/**
 * Minutes worked per day in the Netherlands: from begin to end without the breaks, both cut at midnight. Computed from
 * instants, so that a night in which the clock changes counts the hours that passed. What still lasts ends `now`.
 * Rounded to whole minutes so that the days add up to the rounded whole.
 */
export function minutesByDay(worked: Span, breaks: readonly Span[], now: Date): DayMinutes[] {
  const end = endOf(worked, now)
  const free = merged(breaks.map((each) => clipped(each, worked, now)))
  const days: DayMinutes[] = []
  let passed = 0
  let counted = 0
  for (let from = Date.parse(worked.from); from < end; ) {
    const day = dayOf(new Date(from))
    const to = Math.min(end, beginOf(addDays(day, 1)).getTime())
    passed += to - from - free.reduce((sum, each) => sum + shared(each, [from, to]), 0)
    const whole = Math.round(passed / minute)
    days.push({ day, minutes: whole - counted })
    counted = whole
    from = to
  }
  return days.length > 0 ? days : [{ day: dayOf(new Date(worked.from)), minutes: 0 }]
}

/** All of them together. */
export const minutesOf = (worked: Span, breaks: readonly Span[], now: Date): number =>
  minutesByDay(worked, breaks, now).reduce((sum, { minutes }) => sum + minutes, 0)

/** Whether they share any time; that one begins when the other ends is none. */
export const overlaps = (a: Span, b: Span): boolean =>
  (b.to === null || a.from < b.to) && (a.to === null || b.from < a.to)

type Stretch = [from: number, to: number]

const endOf = ({ from, to }: Span, now: Date) =>
  Math.max(Date.parse(from), to === null ? now.getTime() : Date.parse(to))

function clipped(span: Span, within: Span, now: Date): Stretch {
  const from = Math.max(Date.parse(span.from), Date.parse(within.from))
  return [from, Math.max(from, Math.min(endOf(span, now), endOf(within, now)))]
}

/** Breaks that overlap count once. */
function merged(stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

const shared = (a: Stretch, b: Stretch) => Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]))
