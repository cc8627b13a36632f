import { nl } from "date-fns/locale/nl"
import { type Day, weekday } from "./days.ts"

// Apart from calendar.ts: who only asks what day it is loads no names of months.

/** '5 november 2026' */
export const formatLongDay = (day: Day): string =>
  `${Number(day.slice(8))} ${nl.localize.month(monthOf(day))} ${day.slice(0, 4)}`
/** The first day of a span before its last: '16' t/m 22 november, '30 november' t/m 6 december, else with its year. */
export function formatFirstDay({ from, to }: { from: Day; to: Day }): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return String(Number(from.slice(8)))
  const long = formatLongDay(from)
  return from.slice(0, 4) === to.slice(0, 4) ? long.slice(0, -5) : long
}
/** 'donderdag 5 november 2026' */
export const formatWeekday = (day: Day): string =>
  `${nl.localize.day((weekday(day) % 7) as WeekdayIndex)} ${formatLongDay(day)}`
/** 'nov. 2026' */
export const formatMonth = (day: Day): string =>
  `${nl.localize.month(monthOf(day), { width: "abbreviated" })} ${day.slice(0, 4)}`

type MonthIndex = Parameters<typeof nl.localize.month>[0]
type WeekdayIndex = Parameters<typeof nl.localize.day>[0]
const monthOf = (day: Day) => (Number(day.slice(5, 7)) - 1) as MonthIndex
