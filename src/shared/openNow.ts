import { addDays, type Day, weekday } from "./days.ts"
import { holidayOn } from "./holidays.ts"
import { lazy } from "./lazy.ts"
import type { OpenFrom } from "./openingHours.ts"

/** Whether it is open now. `inDays` 0 is today. `holiday`: why it is closed today. */
export type OpenState =
  | { open: true; until: string }
  | { open: false; next?: { day: Day; inDays: number; opens: string }; holiday?: string }

/** What one day of the coming seven brings. */
export interface OpenDay {
  day: Day
  /** 1 is Monday. */
  weekday: number
  hours: OpenFrom
  /** The public holiday that closes it. */
  holiday?: string
  today: boolean
}

/** `week` is seven days, Monday first. On a public holiday it is closed. */
export function openState(week: readonly OpenFrom[], now: Date): OpenState {
  const { day, time } = amsterdamTime(now)
  const yesterday = openOn(week, addDays(day, -1)).hours
  if (yesterday && isPastMidnight(yesterday) && time < yesterday.closes)
    return { open: true, until: yesterday.closes }
  const today = openOn(week, day)
  if (today.hours && time >= today.hours.opens && (isPastMidnight(today.hours) || time < today.hours.closes))
    return { open: true, until: today.hours.closes }
  const next = nextOpening(week, day, time)
  return { open: false, ...(next && { next }), ...(today.holiday && { holiday: today.holiday }) }
}

/** The seven days from Monday to Sunday, each as it comes next: so a public holiday shows a week before. */
export function openWeek(week: readonly OpenFrom[], now: Date): OpenDay[] {
  const { day: today } = amsterdamTime(now)
  return Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
    .map((day) => ({ ...openOn(week, day), day, weekday: weekday(day), today: day === today }))
    .sort((a, b) => a.weekday - b.weekday)
}

/** A closed day that a holiday would close again is only closed. */
function openOn(week: readonly OpenFrom[], day: Day): { hours: OpenFrom; holiday?: string } {
  const hours = week[weekday(day) - 1] ?? null
  const holiday = hours && holidayOn(day)?.name
  return holiday ? { hours: null, holiday } : { hours }
}

const furthest = 14

function nextOpening(week: readonly OpenFrom[], today: Day, time: string) {
  for (let inDays = 0; inDays < furthest; inDays++) {
    const day = addDays(today, inDays)
    const { hours } = openOn(week, day)
    if (hours && (inDays > 0 || time < hours.opens)) return { day, inDays, opens: hours.opens }
  }
  return undefined
}

const isPastMidnight = ({ opens, closes }: { opens: string; closes: string }) => closes <= opens

/** By the browser's own calendar: a visitor need not load another for it. */
function amsterdamTime(instant: Date): { day: Day; time: string } {
  const [day, time] = clock().format(instant).split(" ") as [string, string]
  return { day, time }
}

/** Sweden writes '2026-11-21 12:00'. */
const clock = lazy(
  () =>
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Amsterdam",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    }),
)
