import { nl } from "date-fns/locale/nl"
import type { Clock } from "./clock.ts"
import { type Day, weekday } from "./days.ts"
import { lazy } from "./lazy.ts"

// Apart from days.ts: a visitor's page that only counts days loads no calendar for it.

/** The day it is in the Netherlands, wherever the server stands. */
export const today = (clock: Clock): Day => dayOf(clock())
export const dayOf = (instant: Date): Day => dutchMoment(instant).slice(0, 10)
/** '14:03', as the clock in the Netherlands has it. */
export const timeOf = (instant: Date): string => dutchMoment(instant).slice(11)

/**
 * The instant at which clocks in the Netherlands show this time on this day. In the night in which an hour is skipped
 * a time within it is the one an hour later; in the night in which an hour comes twice it is the first, unless `last`.
 */
export function instantAt(day: Day, time: string, { last = false } = {}): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // The Netherlands are one or two hours ahead; whichever of the two reads back as asked.
  const [first, second] = [wanted - 2 * hour, wanted - hour].filter((at) => reading(at) === wanted)
  if (first === undefined) return new Date(wanted - hour)
  return new Date(last ? (second ?? first) : first)
}

/** Midnight, with which a day begins. */
export function beginOf(day: Day): Date {
  const known = begins.get(day)
  if (known !== undefined) return new Date(known)
  const begin = instantAt(day, "00:00")
  if (begins.size >= mostBegins) begins.clear()
  begins.set(day, begin.getTime())
  return begin
}

/** Sheets of hours ask the same days thousands of times, and the calendar takes its time. */
const begins = new Map<Day, number>()
const mostBegins = 2000

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

/** '2026-11-05 14:03'. Sheets ask the same moments thousands of times, and the calendar takes its time. */
function dutchMoment(instant: Date): string {
  const minute = Math.floor(instant.getTime() / 60_000)
  const known = moments.get(minute)
  if (known !== undefined) return known
  const moment = dutchFormat().format(instant)
  if (moments.size >= mostMoments) moments.clear()
  moments.set(minute, moment)
  return moment
}
const moments = new Map<number, string>()
const mostMoments = 10_000

/** Swedes write a day as we keep it. */
const dutchFormat = lazy(
  () =>
    new Intl.DateTimeFormat("sv-SE", {
      ...{ timeZone: "Europe/Amsterdam", year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit" },
    }),
)
const hour = 3600_000
/** What Dutch clocks show, as if it were UTC. */
const reading = (at: number): number => Date.parse(`${dutchMoment(new Date(at)).replace(" ", "T")}:00Z`)
