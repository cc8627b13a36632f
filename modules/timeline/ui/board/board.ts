import { offOn } from "#modules/absence/workDays/pattern.ts"
import type { DayOff } from "#modules/absence/workDays/schema.ts"
import { type Day, isoWeek, isWithin, mondayOf, weekday } from "#src/shared/days.ts"
import type { Named, TimelineProject, TimelineWeek } from "../../schema.ts"
import {
  fallsOn,
  isOnIt,
  missedOf,
  rosterOf,
  type Span,
  spanOf,
  standsIn,
  workedBy,
  worksOn,
} from "../../week.ts"

export interface Column {
  day: Day
  /** Why nobody works that day: a holiday, or what the company is closed for; empty for its usual holiday. */
  off: string | null
}

/** A project on the row of a person, from the first column that it stands on to the last. */
export interface Bar {
  project: TimelineProject
  /** Counted from 0; `to` is the last one. */
  from: number
  to: number
  /** It goes on after what is shown. */
  after: boolean
  /** Which line of the row, so that none lies on another. */
  lane: number
  /** He is wanted elsewhere as well on some of these days. */
  double: boolean
  /** He is away on some of these days. */
  missed: boolean
}

/** Someone away, from the first column to the last, counted from 0. */
export interface AwayBar {
  away: Away
  from: number
  to: number
  lane: number
}
export type Away = TimelineWeek["away"][number]

/** A day on which somebody never works. */
export interface FixedDay {
  at: number
  day: Day
  why: DayOff
}

export interface Row {
  /** Null: work that nobody was put on. */
  person: Named | null
  bars: Bar[]
  away: AwayBar[]
  fixed: FixedDay[]
  lanes: number
}

/** The days people work on, and of a weekend those on which somebody is planned all the same. */
export const columnsOf = ({ days, projects }: TimelineWeek): Column[] =>
  days
    .filter(
      ({ day }) => weekday(day) <= 5 || projects.some((project) => isOpen(project) && worksOn(project, day)),
    )
    .map(({ day, holiday, closed }) => ({ day, off: holiday ?? closed }))

type Person = TimelineWeek["people"][number]

/** Who works here, by name, and below them what nobody does yet. */
export function rowsOf(week: TimelineWeek, columns: Column[]): Row[] {
  const shown: Span = { from: week.days[0]!.day, to: week.days.at(-1)!.day }
  const work = week.projects.filter((project) => !project.lead && standsIn(project, shown))
  const doubles = new Set(
    week.conflicts.flatMap(({ person, projects }) => projects.map(({ id }) => `${person.id} ${id}`)),
  )
  const rowOf = (person: Person | null, own: TimelineProject[]): Row => {
    const patterns = person?.workDays ?? []
    const leave = week.away.filter((one) => one.person.id === person?.id)
    const bars = own.flatMap((project): Bar[] => {
      const whole = spanOf(project)!
      // It is drawn from the first day that he is there to the last.
      const his = workedBy(patterns, whole)
      const double = doubles.has(`${person?.id} ${project.id}`)
      const missed =
        (his === undefined && isOpen(project)) ||
        leave.some((one) => !one.asked && missedOf(project, one, patterns))
      const at = placeOf(his ?? whole, columns)
      return at ? [{ ...at, project, after: whole.to > columns.at(-1)!.day, double, missed }] : []
    })
    const away = leave.flatMap((one): AwayBar[] => {
      const at = placeOf({ from: one.from, to: one.to ?? shown.to }, columns)
      return at ? [{ ...at, away: one }] : []
    })
    const fixed = columns.flatMap(({ day, off }, at): FixedDay[] => {
      const why = off === null && patterns.length > 0 ? offOn(patterns, day) : null
      return why ? [{ at, day, why }] : []
    })
    return { person, bars, away, fixed, lanes: inLanes([...away, ...bars]) }
  }
  // Work of who left is nobody's until somebody else takes it.
  const here = new Set(week.people.map(({ id }) => id))
  const nobodys = work.filter(
    ({ team, status }) => team.every(({ id }) => !here.has(id)) && status !== "completed",
  )
  const people = week.people
    .map((person) => ({ person, own: work.filter(({ team }) => team.some(({ id }) => id === person.id)) }))
    .filter(({ person, own }) => person.crew || own.length > 0)
    .map(({ person, own }) => rowOf(person, own))
  return nobodys.length > 0 ? [...people, rowOf(null, nobodys)] : people
}

/** How many rows fill a screen of a desk: with many jobs of one person few do. */
export function rowsInSight(rows: readonly Row[]): number {
  let lanes = 0
  const last = rows.findIndex((row) => {
    lanes += row.lanes
    return lanes >= lanesInSight
  })
  return last === -1 ? rows.length : last + 1
}
const lanesInSight = 18

/** Between which columns it lies; undefined when it lies outside of them. */
export function placeOf(span: Span, columns: Column[]) {
  const from = columns.findIndex(({ day }) => day >= span.from)
  const to = columns.findLastIndex(({ day }) => day <= span.to)
  return from === -1 || to < from ? undefined : { from, to, lane: 0 }
}

/** Gives each the first line that is free; answers how many there are. */
function inLanes(bars: (Bar | AwayBar)[]): number {
  const ends: number[] = []
  bars.sort((a, b) => a.from - b.from || b.to - a.to)
  for (const bar of bars) {
    const free = ends.findIndex((end) => end < bar.from)
    bar.lane = free === -1 ? ends.length : free
    ends[bar.lane] = bar.to
  }
  return Math.max(ends.length, 1)
}

/** A week at the head of its columns: how many days of work there are, and how many of those are taken. */
export interface WeekHead {
  monday: Day
  week: number
  columns: number
  days: number
  taken: number
}

export function weekHeads(week: TimelineWeek, columns: Column[]): WeekHead[] {
  const crew = new Set(week.people.flatMap(({ id, crew }) => (crew ? id : [])))
  const partTime = week.people.filter(({ crew, workDays }) => crew && workDays.length > 0)
  /** Who of the crew never works on that day. */
  const offOnDay = (day: Day) =>
    new Set(partTime.flatMap(({ id, workDays }) => (offOn(workDays, day) ? id : [])))
  const weeks = Map.groupBy(columns, ({ day }) => mondayOf(day))
  const work = week.projects.filter((project) => isOpen(project) && !project.lead && project.startDate)
  return [...weeks].map(([monday, ofWeek]) => {
    const open = ofWeek.filter(({ day, off }) => off === null && weekday(day) <= 5)
    const absent = new Map(open.map(({ day }) => [day, offOnDay(day)]))
    const busy = open.map(
      ({ day }) =>
        crew
          .intersection(
            new Set(
              work.flatMap((project) => (worksOn(project, day) ? project.team.map(({ id }) => id) : [])),
            ),
          )
          .difference(absent.get(day)!).size,
    )
    const away = week.away.filter(({ person, asked }) => !asked && crew.has(person.id))
    const gone = open.map(({ day }) =>
      away.reduce(
        (sum, one) =>
          sum +
          (isWithin(day, one) && !absent.get(day)!.has(one.person.id) ? (one.part === "day" ? 1 : 0.5) : 0),
        absent.get(day)!.size,
      ),
    )
    return {
      ...{ monday, week: isoWeek(monday), columns: ofWeek.length },
      days: Math.floor(open.length * crew.size - gone.reduce((sum, people) => sum + people, 0)),
      taken: busy.reduce((sum, people) => sum + people, 0),
    }
  })
}

const isOpen = ({ status }: TimelineProject) => status !== "completed"

/** What someone does on a day, and whether that is too much. */
export function onDay(
  week: TimelineWeek,
  person: Person,
  day: Day,
): { work: TimelineProject[]; double: boolean; away: Away | undefined; off: DayOff | null } {
  const off = offOn(person.workDays, day)
  const work = week.projects.filter(
    (project) =>
      isOpen(project) &&
      !project.lead &&
      project.team.some(({ id }) => id === person.id) &&
      isOnIt(project, day, person.workDays),
  )
  const double = week.conflicts.some(
    (one) => one.person.id === person.id && fallsOn(one, day, rosterOf(week.people)),
  )
  const away = week.away.find((one) => one.person.id === person.id && isWithin(day, one))
  const missed = work.length > 0 && (off !== null || (away !== undefined && !away.asked))
  return { work, double: double || missed, away, off }
}
