import { beginOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { TimeEntry } from "../entries/schema.ts"

/** What lies of an entry on one day; `to` null: it isn't known, or still goes on. */
export interface Portion {
  day: Day
  from: Date
  to: Date | null
  /** Without breaks. */
  minutes: number
  breakMinutes: number
}

/** An entry cut at midnight: as many portions as it has days. */
export function portionsOf({ startTime, endTime, days }: TimeEntry): Portion[] {
  const end = endTime === null ? null : new Date(endTime)
  return days.map(({ day, minutes }) => {
    const from = later(new Date(startTime), beginOf(day))
    const next = beginOf(addDays(day, 1))
    const to = end === null ? (days.at(-1)!.day === day ? null : next) : earlier(end, next)
    const whole = to === null ? minutes : Math.round((to.getTime() - from.getTime()) / 60_000)
    return { day, from, to, minutes, breakMinutes: Math.max(0, whole - minutes) }
  })
}

const later = (a: Date, b: Date) => (a > b ? a : b)
const earlier = (a: Date, b: Date) => (a < b ? a : b)
