import { dayOf } from "#src/shared/calendar.ts"
import { daysBetween } from "#src/shared/days.ts"
import { formatDate, formatTime } from "./format.ts"

const shortWeekday = new Intl.DateTimeFormat("nl-NL", { weekday: "short", timeZone: "Europe/Amsterdam" })
const recent = new Intl.RelativeTimeFormat("nl-NL", { numeric: "auto" })

/** 'vandaag 07:28', 'gisteren 15:52', 'vr 20-11', '20-11-2025': the closer, the more exact. */
export function formatWhen(instant: Date | string, now: Date = new Date()): string {
  const [then, today] = [dayOf(new Date(instant)), dayOf(now)]
  const ago = daysBetween(then, today)
  if (ago === 0 || ago === 1) return `${recent.format(-ago, "day")} ${formatTime(instant)}`
  if (then.slice(0, 4) !== today.slice(0, 4)) return formatDate(instant)
  return `${shortWeekday.format(new Date(instant))} ${formatDate(instant).slice(0, 5)}`
}
