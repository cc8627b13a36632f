import { addDays, type Day, daysBetween } from "#src/shared/days.ts"
import type { Plan, TimelineProject, TimelineWeek } from "../schema.ts"
import { comingOf, conflictsWith, type Span, shifted, spanOf, standsOn, startingOn } from "../week.ts"

/** A project that is being moved: as it was when that began, and by how many days so far. */
export interface Move {
  project: TimelineProject
  /** The day of the card that was taken up; in 'Nog niet gepland' there is none. */
  grabbed: Day | undefined
  /** From where the days are counted. */
  base: Day
  days: number
}

export function takenUp(project: TimelineProject, grabbed: Day | undefined, week: TimelineWeek): Move {
  const thisWeek = week.days.some(({ day }) => day === week.today)
  return { project, grabbed, base: grabbed ?? (thisWeek ? week.today : week.monday), days: 0 }
}

/** As if the card lay on this day. */
export const onto = (move: Move, day: Day): Move => ({ ...move, days: daysBetween(move.base, day) })

/** The day on which the card that was taken up would come to lie. */
export const landingOf = ({ base, days }: Move): Day => addDays(base, days)

/** The project with the days that it would have. */
export function moved({ project, base, days }: Move): TimelineProject {
  const begins = project.startDate === null
  return { ...project, ...(begins ? startingOn(project, addDays(base, days)) : shifted(project, days)) }
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
  /** The other project that wants this person. */
  project: string
  days: Span
}

/** Who would be wanted twice, from today on, were the project planned like this. */
export const clashesOf = (
  project: TimelineProject,
  { projects, today }: Pick<TimelineWeek, "projects" | "today">,
): Clash[] =>
  spanOf(project) === undefined
    ? []
    : comingOf(conflictsWith(project, projects), today).map(({ person, projects: [a, b], from, to }) => ({
        person: person.name,
        project: (a.id === project.id ? b : a).name,
        days: { from, to },
      }))
