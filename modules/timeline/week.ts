import { offOn } from "#modules/absence/workDays/pattern.ts"
import type { Roster, WorkPattern } from "#modules/absence/workDays/schema.ts"
import { addDays, type Day, daysBetween, isoWeek, mondayOf } from "#src/shared/days.ts"
import { isWorkingDay, workingDayFrom } from "#src/shared/holidays.ts"
import {
  type Conflict,
  firstDay,
  lastDay,
  type Named,
  type TimelineProject,
  type TimelineStatus,
  type TimelineWeek,
  timelineStatuses,
} from "./schema.ts"

/** A project without an end lasts thirty days. */
export const defaultLength = 30
/** How many projects a day shows before '+N meer'. */
export const shownPerDay = 3

/** '2026-W47', as ISO 8601 writes the week of a day: its Thursday decides to which year it belongs. */
export function weekKey(day: Day): string {
  const thursday = addDays(mondayOf(day), 3)
  return `${thursday.slice(0, 4)}-W${String(isoWeek(day)).padStart(2, "0")}`
}

/** The Monday of '2026-W47'; undefined when there is no such week, or none that can be planned in. */
export function mondayOfKey(key: string): Day | undefined {
  const [, year, week] = key.match(/^(\d{4})-W(\d{2})$/) ?? []
  if (!year) return undefined
  // The fourth of January always lies in week 1.
  const monday = addDays(mondayOf(`${year}-01-04`), (Number(week) - 1) * 7)
  const plannable = monday >= firstDay && addDays(monday, 6) <= lastDay
  return plannable && weekKey(monday) === key ? monday : undefined
}

export interface Span {
  from: Day
  to: Day
}
type Dated = Pick<TimelineProject, "startDate" | "endDate">
type Patterns = readonly WorkPattern[]
/** Work with who does it. */
export type Manned = Dated & Pick<TimelineProject, "id" | "name" | "status" | "team">

/** First and last day of a project, inclusive; undefined as long as it is not planned. */
export function spanOf({ startDate, endDate }: Dated): Span | undefined {
  if (startDate === null) return undefined
  return { from: startDate, to: endDate ?? addDays(startDate, defaultLength) }
}

/** The days that both have. */
export const overlap = (a: Span, b: Span): Span | undefined => {
  const from = later(a.from, b.from) ? a.from : b.from
  const to = later(a.to, b.to) ? b.to : a.to
  return from <= to ? { from, to } : undefined
}

const later = (a: Day, b: Day) => a > b

export function standsIn(project: Dated, span: Span): boolean {
  const own = spanOf(project)
  return own !== undefined && overlap(own, span) !== undefined
}
export const standsOn = (project: Dated, day: Day) => standsIn(project, { from: day, to: day })

/**
 * Whether people are on it that day. Over a weekend or a holiday a project merely runs on, unless it lies on no other
 * day: who plans a single Saturday means that Saturday.
 */
export function worksOn(project: Dated, day: Day): boolean {
  const span = spanOf(project)
  return span !== undefined && standsOn(project, day) && isWorkingDay(day) === hasWorkingDay(span)
}

/** Whether any of these days is one on which people usually work. */
export const hasWorkingDay = ({ from, to }: Span) => workingDayFrom(from) <= to

/** What needs someone first, then what runs, then what comes; within that the earliest start. */
export const inOrder = (projects: TimelineProject[]): TimelineProject[] =>
  projects.toSorted(
    (a, b) =>
      rank(a.status) - rank(b.status) ||
      compare(a.startDate ?? "9", b.startDate ?? "9") ||
      compare(a.name, b.name) ||
      a.id - b.id,
  )

const rank = (status: TimelineStatus) => timelineStatuses.indexOf(status)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The days of a project when it moves as a whole. Without a start it begins on that day. */
export function shifted(project: Dated, days: number): Dated {
  if (project.startDate === null) return project
  return {
    startDate: addDays(project.startDate, days),
    endDate: project.endDate && addDays(project.endDate, days),
  }
}

/** Begins on that day: an end that lies before it no longer counts. */
export const startingOn = ({ endDate }: Dated, day: Day): Dated => ({
  startDate: day,
  endDate: endDate && endDate >= day ? endDate : undefined,
})

/** Who is on more projects at once has no planning to mend pair by pair; without a limit they would be thousands. */
export const mostPerPerson = 50

/**
 * Who is wanted by two projects that are not completed on the same days; of each person the first fifty times. Only
 * days on which both are worked on count (`worksOn`), so one that ends on Friday and one from Saturday on do not clash
 * by the weekend they share; and of a person only those on which he works (`roster`).
 */
export function conflictsOf(projects: readonly Manned[], roster: Roster, within?: Span): Conflict[] {
  const planned = projects.filter(isBusy).filter((project) => !within || standsIn(project, within))
  const teams = Map.groupBy(
    planned.flatMap((project) => project.team.map((person) => ({ person, project }))),
    ({ person }) => person.id,
  )
  return inTime(
    [...teams.values()].flatMap((places) =>
      firstOf(
        mostPerPerson,
        places.map(({ project }) => project),
        (a, b) =>
          between(places[0]!.person, a, b, roster).filter((conflict) => !within || overlap(conflict, within)),
      ),
    ),
  )
}

/** Whom a project would want together with another one, were it planned like this. */
export function conflictsWith(project: Manned, projects: readonly Manned[], roster: Roster): Conflict[] {
  const others = projects.filter((other) => other.id !== project.id && isBusy(other))
  if (!isBusy(project)) return []
  return inTime(
    project.team.flatMap((person) =>
      others
        .filter(({ team }) => team.some(({ id }) => id === person.id))
        .flatMap((other) => between(person, project, other, roster)),
    ),
  )
}

/** What lies behind us can't be planned otherwise. */
export const comingOf = (conflicts: Conflict[], today: Day) => conflicts.filter(({ to }) => to >= today)

/** How many different people are wanted twice. */
export const peopleIn = (conflicts: Conflict[]) => new Set(conflicts.map(({ person }) => person.id)).size

/** Days on which he does not work between the first and the last of a conflict are not part of it. */
export const fallsOn = ({ from, to, person }: Conflict, day: Day, roster: Roster) =>
  from <= day &&
  day <= to &&
  isWorkingDay(day) === isWorkingDay(from) &&
  !offOn(roster.get(person.id) ?? [], day)

/** The days of work of it on which someone is away; who is away until further notice misses the rest of it. What he does not work anyway he does not miss. */
export function missedOf(
  work: Dated & Pick<TimelineProject, "status">,
  { from, to }: AwaySpan,
  patterns: Patterns | undefined,
): Span | undefined {
  const span = work.status === "completed" ? undefined : spanOf(work)
  const days = span && workedOnByBoth(span, { from, to: to ?? lastDay })
  return days && workedBy(patterns ?? [], days)
}
type AwaySpan = Pick<TimelineWeek["away"][number], "from" | "to">

export const concerns = ({ projects }: Conflict, id: number) => projects.some((one) => one.id === id)

const isBusy = (project: Manned) => project.status !== "completed" && project.startDate !== null

const inTime = (conflicts: Conflict[]) =>
  conflicts.toSorted(
    (a, b) => compare(a.from, b.from) || compare(a.person.name, b.person.name) || compare(a.to, b.to),
  )

/** What pairs give, until it is enough. */
function firstOf<T, R>(most: number, all: readonly T[], give: (a: T, b: T) => R[]): R[] {
  const given: R[] = []
  for (const [index, first] of all.entries())
    for (const second of all.slice(index + 1)) {
      given.push(...give(first, second))
      if (given.length >= most) return given
    }
  return given
}

/** Who works, on a day that the company does. */
export const rosterOf = (people: TimelineWeek["people"]): Roster =>
  new Map(people.map(({ id, workDays }) => [id, workDays]))

/** Those of these days on which somebody is at work, from the first to the last; of work in a weekend all. */
export function workedBy(patterns: Patterns, days: Span): Span | undefined {
  if (patterns.length === 0 || !hasWorkingDay(days)) return days
  const works = (day: Day) => isWorkingDay(day) && !offOn(patterns, day)
  let { from, to } = days
  while (from <= to && !works(from)) from = addDays(from, 1)
  while (from <= to && !works(to)) to = addDays(to, -1)
  return from <= to ? { from, to } : undefined
}

/** Whether none of its days is one on which he works, of somebody who does not work all week. */
export function neverWorks(work: Dated, patterns: Patterns): boolean {
  const span = spanOf(work)
  return span !== undefined && workedBy(patterns, span) === undefined
}

/**
 * Whether somebody of its team is on it that day. A job that goes on over his day off is not his that day; one that has
 * no other days is planned wrongly, and is shown so that somebody sees it.
 */
export const isOnIt = (work: Dated, day: Day, patterns: Patterns): boolean =>
  worksOn(work, day) && (!offOn(patterns, day) || neverWorks(work, patterns))

function between(person: Named, a: Manned, b: Manned, roster: Roster): Conflict[] {
  const shared = workedOnByBoth(spanOf(a)!, spanOf(b)!)
  const days = shared && workedBy(roster.get(person.id) ?? [], shared)
  const named = ({ id, name }: Manned): Named => ({ id, name })
  return days ? [{ person, projects: [named(a), named(b)], ...days }] : []
}

function workedOnByBoth(a: Span, b: Span): Span | undefined {
  const working = hasWorkingDay(a)
  const days = working === hasWorkingDay(b) ? overlap(a, b) : undefined
  if (!days || !working) return days
  const span = { from: workingDayFrom(days.from), to: workingDayUpTo(days.to) }
  return span.from <= span.to ? span : undefined
}

function workingDayUpTo(day: Day): Day {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, -1)
  return found
}

/** The four cards; what each counts is told beside it (`timeline.summary` in nl.ts). */
export function summaryOf(
  projects: readonly TimelineProject[],
  monday: Day,
  today: Day,
): TimelineWeek["summary"] {
  const now = projects.filter((project) => project.status !== "completed" && standsOn(project, today))
  const teams = now.map(({ team }) => team).filter((team) => team.length > 0)
  return {
    week: projects.filter((project) => standsIn(project, { from: monday, to: addDays(monday, 6) })).length,
    today: now.length,
    delayed: projects.filter(({ status }) => status === "delayed").length,
    activeTeams: teams.length,
    people: new Set(teams.flat().map(({ id }) => id)).size,
  }
}

/** Not completed, and its last day is over. */
export function isOverdue(project: TimelineProject, today: Day): boolean {
  const span = spanOf(project)
  return project.status !== "completed" && span !== undefined && span.to < today
}

/** How many days a project counts, its first and last included. */
export const lengthOf = ({ from, to }: Span): number => daysBetween(from, to) + 1
