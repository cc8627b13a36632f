import type { Clock } from "./clock.ts"
import type { Day } from "./days.ts"
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
