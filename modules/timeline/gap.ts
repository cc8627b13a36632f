import { offOn } from "#modules/absence/workDays/pattern.ts"
import type { Roster } from "#modules/absence/workDays/schema.ts"
import { type Closed, isOpen } from "#src/shared/closed.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
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
 * planned work on any of the days that the job has somebody on site, and work on most of those: of who is free every
 * Friday two weeks are worth planning, a job on that Friday is not. While it dries they may be elsewhere. Weekends, holidays
 * and closed weeks don't count. Without people, or without anything planned, nothing is known: null.
 */
export function firstGap(
  booked: readonly Booked[],
  crew: readonly number[],
  { from, stretches, people, closed }: Wanted,
  roster: Roster = new Map(),
): Gap | null {
  if (booked.length === 0 || crew.length < people) return null
  const takesTurns = crew.some((id) => (roster.get(id) ?? []).length > 0)
  const { days, before } = openDays(from, booked, closed, takesTurns ? 2 * fortnight.length : 0)
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
    return crew.filter((id) => !busy.has(id) && isThere(id, start)).length - unknown * usualCrew
  }
  const onSite = sum(stretches.map(([first, last]) => last - first + 1))
  const offBefore = new Map(
    crew.flatMap((id) => {
      const patterns = roster.get(id) ?? []
      return patterns.length > 0 ? [[id, counted(days, (day) => offOn(patterns, day) !== null)]] : []
    }),
  )
  /** On most of the days that the job has somebody on site. */
  function isThere(id: number, start: number): boolean {
    const off = offBefore.get(id)
    if (!off) return true
    const before = (at: number) => off[Math.min(at, days.length)]!
    const missed = sum(stretches.map(([first, last]) => before(start + last + 1) - before(start + first)))
    return 2 * missed < onSite
  }
  // Either at once, or when a stretch can begin because other work is over.
  const over = taken.flatMap(({ last }) => stretches.map(([first]) => last + 1 - first))
  // Who does not work on the day that he is free may do so on one of the days after it.
  const moments = offBefore.size === 0 ? over : [0, ...over].flatMap((at) => fortnight.map((day) => at + day))
  const last = days.findLastIndex((day) => day <= addDays(from, furthestDays))
  const possible = new Set([0, ...moments].filter((moment) => moment >= 0 && moment <= last))
  const start = [...possible].toSorted((a, b) => a - b).find((moment) => freeFrom(moment) >= people)
  return start === undefined ? null : { day: days[start]!, free: freeFrom(start) }
}

/** Days of work after which the same days off come back. */
const fortnight = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How many of the days before each are such a day; one more than there are days. */
function counted(days: readonly Day[], isSuch: (day: Day) => boolean): number[] {
  const before = [0]
  for (const day of days) before.push(before.at(-1)! + (isSuch(day) ? 1 : 0))
  return before
}

/** The working days until nothing is planned any more, and `spare` days of the calendar after it, and how many of them lie before each day of the calendar. */
function openDays(from: Day, booked: readonly Booked[], closed: readonly Closed[], spare: number) {
  const days: Day[] = []
  const before = new Map<Day, number>()
  const end = addDays([from, ...booked.map(({ to }) => to)].toSorted().at(-1)!, spare)
  for (let ahead = 0; ahead < 2 * furthestDays && !(days.at(-1)! > end); ahead++) {
    const day = addDays(from, ahead)
    before.set(day, days.length)
    if (isOpen(day, closed)) days.push(day)
  }
  return { days, before }
}
