import { offOn, patternOn } from "#modules/absence/workDays/pattern.ts"
import type { DayKind } from "#modules/absence/workDays/schema.ts"
import { openDayAfter } from "#src/shared/closed.ts"
import { addDays, type Day, daysBetween, weekday } from "#src/shared/days.ts"
import { isWorkingDay } from "#src/shared/holidays.ts"
import type { Plan, TimelineProject, TimelineWeek } from "../schema.ts"
import {
  comingOf,
  conflictsWith,
  missedOf,
  neverWorks,
  rosterOf,
  type Span,
  shifted,
  spanOf,
  standsOn,
  startingOn,
} from "../week.ts"

/** A project that is being moved: as it was when that began, and by how many days so far. */
export interface Move {
  project: TimelineProject
  /** The day of the card that was taken up; in 'Nog niet gepland' there is none. */
  grabbed: Day | undefined
  /** From where the days are counted. */
  base: Day
  days: number
}

export function moveOf(project: TimelineProject, grabbed: Day | undefined, week: TimelineWeek): Move {
  const thisWeek = week.days.some(({ day }) => day === week.today)
  return { project, grabbed, base: grabbed ?? (thisWeek ? week.today : week.monday), days: 0 }
}

/** As if the card lay on this day. */
export const onto = (move: Move, day: Day): Move => ({ ...move, days: daysBetween(move.base, day) })

/** The day on which the card that was taken up would come to lie. */
export const landingOf = ({ base, days }: Move): Day => addDays(base, days)

type Job = TimelineWeek["jobs"][number]

/** What its quotation says of work without days. */
export const jobOf = ({ id }: TimelineProject, { jobs }: Pick<TimelineWeek, "jobs">): Job | undefined =>
  jobs.find((job) => job.id === id)

/** The project with the days that it would have. Work without days takes as many as its quotation says. */
export function moved(
  { project, base, days }: Move,
  week: Pick<TimelineWeek, "jobs" | "closed">,
): TimelineProject {
  if (project.startDate !== null) return { ...project, ...shifted(project, days) }
  const first = addDays(base, days)
  const begun = startingOn(project, first)
  const job = jobOf(project, week)
  const endDate = begun.endDate ?? (job && openDayAfter(first, job.days - 1, week.closed))
  return { ...project, ...begun, endDate }
}

/** Whether putting it down would change anything. */
export const changes = ({ project, days }: Move) => project.startDate === null || days !== 0

export const planOf = ({ startDate, endDate, team, version }: TimelineProject): Plan => ({
  startDate,
  endDate: endDate ?? null,
  team: team.map(({ id }) => id),
  version,
})

/** The first of these days on which the project stands. */
export const firstDayAmong = (project: TimelineProject, days: readonly { day: Day }[]): Day | undefined =>
  days.find(({ day }) => standsOn(project, day))?.day

export interface Clash {
  person: string
  /** The other project that wants this person; undefined: he is away. */
  project: string | undefined
  kind?: TimelineWeek["away"][number]["kind"]
  days: Span
}

/** Who would be wanted twice or while he is away, from today on, were the project planned like this. */
export function clashesOf(
  project: TimelineProject,
  { projects, today, away, people }: Pick<TimelineWeek, "projects" | "today" | "away" | "people">,
): Clash[] {
  if (spanOf(project) === undefined) return []
  const roster = rosterOf(people)
  const twice = comingOf(conflictsWith(project, projects, roster), today).map(
    ({ person, projects: [a, b], from, to }): Clash => ({
      person: person.name,
      project: (a.id === project.id ? b : a).name,
      days: { from, to },
    }),
  )
  const missed = away.flatMap(({ person, kind, asked, ...leave }): Clash[] => {
    const days =
      !asked &&
      project.team.some(({ id }) => id === person.id) &&
      missedOf(project, leave, roster.get(person.id))
    return days && days.to >= today ? [{ person: person.name, project: undefined, kind, days }] : []
  })
  return [...missed, ...twice]
}

/** Days of the week, counted from 0, on which somebody of the team does not work, of those that a project takes. */
export interface FixedOff {
  person: string
  kind: Exclude<DayKind, "works">
  weekdays: number[]
  /** It has no other days: he would not be there at all. */
  whole: boolean
}

/** Who of the team is not there on some of its days, from today on, because he never works on them. */
export function fixedOffOf(
  project: TimelineProject,
  { people, today }: Pick<TimelineWeek, "people" | "today">,
): FixedOff[] {
  const span = spanOf(project)
  if (!span) return []
  return people
    .filter(({ id, workDays }) => workDays.length > 0 && project.team.some((one) => one.id === id))
    .flatMap(({ name, workDays }) => {
      const found = new Map<FixedOff["kind"], Set<number>>()
      for (let day = span.from > today ? span.from : today; day <= span.to; day = addDays(day, 1)) {
        if (!isWorkingDay(day) || !offOn(workDays, day)) continue
        const kind = patternOn(workDays, day)[weekday(day) - 1] as FixedOff["kind"]
        found.set(kind, (found.get(kind) ?? new Set()).add(weekday(day) - 1))
      }
      const whole = neverWorks(project, workDays)
      return [...found].map(([kind, weekdays]) => ({
        ...{ person: name, kind, whole },
        weekdays: [...weekdays].toSorted(),
      }))
    })
}
