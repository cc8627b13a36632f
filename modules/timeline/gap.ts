import { type Closed, isOpen } from "#src/shared/closed.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { Span } from "./week.ts"

/** What a job asks of the planning. Working days are counted from 0, on which it begins. */
export interface Wanted {
  /** Not before this day. */
  from: Day
  /** The days on which somebody is on site, as stretches in a row. */
  stretches: readonly (readonly [first: number, last: number])[]
  /** On site at once. */
  people: number
  closed: readonly Closed[]
}

/** Its first day, and how many people are free for all of it. */
export interface Gap {
  day: Day
  free: number
}

export interface Booked extends Span {
  /** Empty: nobody was put on it yet. */
  team: readonly number[]
}

/** What is planned without people takes this many of them: promised work is not given away. */
const usualCrew = 2
/** Who begins later than this is not helped by a day, and the planning is empty there. */
const furthestDays = 365

/**
 * The first day from `from` on, within a year, on which a crew is free that is large enough: people who are on no other
 * planned work on any of the days that the job has somebody on site. While it dries they may be elsewhere. Weekends,
 * holidays and closed weeks don't count. Without people, or without anything planned, nothing is known: null.
 */
export function firstGap(
  booked: readonly Booked[],
  crew: readonly number[],
  { from, stretches, people, closed }: Wanted,
): Gap | null {
  if (booked.length === 0 || crew.length < people) return null
  const { days, before } = openDays(from, booked, closed)
  const indexOf = (day: Day) => before.get(day) ?? (day < from ? 0 : days.length)
  const taken = booked.map(({ team, ...span }) => ({
    team,
    first: indexOf(span.from),
    last: indexOf(addDays(span.to, 1)) - 1,
  }))
  const meets = (start: number, first: number, last: number) =>
    stretches.some(([a, b]) => first <= start + b && start + a <= last)
  const freeFrom = (start: number): number => {
    const meanwhile = taken.filter(({ first, last }) => meets(start, first, last))
    const busy = new Set(meanwhile.flatMap(({ team }) => team))
    const unknown = meanwhile.filter(({ team }) => team.length === 0).length
    return crew.filter((id) => !busy.has(id)).length - unknown * usualCrew
  }
  // Either at once, or when a stretch can begin because other work is over.
  const moments = taken.flatMap(({ last }) => stretches.map(([first]) => last + 1 - first))
  const last = days.findLastIndex((day) => day <= addDays(from, furthestDays))
  const possible = new Set([0, ...moments].filter((moment) => moment >= 0 && moment <= last))
  const start = [...possible].toSorted((a, b) => a - b).find((moment) => freeFrom(moment) >= people)
  return start === undefined ? null : { day: days[start]!, free: freeFrom(start) }
}

/** The working days until nothing is planned any more, and how many of them lie before each day of the calendar. */
function openDays(from: Day, booked: readonly Booked[], closed: readonly Closed[]) {
  const days: Day[] = []
  const before = new Map<Day, number>()
  const end = [from, ...booked.map(({ to }) => to)].toSorted().at(-1)!
  for (let ahead = 0; ahead < 2 * furthestDays && !(days.at(-1)! > end); ahead++) {
    const day = addDays(from, ahead)
    before.set(day, days.length)
    if (isOpen(day, closed)) days.push(day)
  }
  return { days, before }
}
