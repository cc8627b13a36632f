import { addDays, type Day, daysBetween } from "#src/shared/days.ts"
import type { Plan, TimelineProject, TimelineWeek } from "../schema.ts"
import {
  comingOf,
  conflictsWith,
  missedOf,
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
  /** The other project that wants this person; undefined: he is away. */
  project: string | undefined
  kind?: TimelineWeek["away"][number]["kind"]
  days: Span
}

/** Who would be wanted twice or while he is away, from today on, were the project planned like this. */
export function clashesOf(
  project: TimelineProject,
  { projects, today, away }: Pick<TimelineWeek, "projects" | "today" | "away">,
): Clash[] {
  if (spanOf(project) === undefined) return []
  const twice = comingOf(conflictsWith(project, projects), today).map(
    ({ person, projects: [a, b], from, to }): Clash => ({
      person: person.name,
      project: (a.id === project.id ? b : a).name,
      days: { from, to },
    }),
  )
  const missed = away.flatMap(({ person, kind, asked, ...leave }): Clash[] => {
    const days = !asked && project.team.some(({ id }) => id === person.id) && missedOf(project, leave)
    return days && days.to >= today ? [{ person: person.name, project: undefined, kind, days }] : []
  })
  return [...missed, ...twice]
}
