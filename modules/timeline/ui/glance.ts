import type { Day } from "#src/shared/days.ts"
import type { Named, TimelineProject, TimelineWeek } from "../schema.ts"
import { isOnIt } from "../week.ts"

const workdays = 5

/** What someone does on days after each other; without `projects` the company is closed, for `closed`. */
export interface Stretch {
  projects: TimelineProject[]
  closed: string | null
  from: Day
  to: Day
  /** Counted from Monday. */
  at: number
  days: number
}

/** Who works from Monday to Friday, in stretches of the same work; who is wanted twice first. */
export function glanceAt(week: TimelineWeek): { person: Named; stretches: Stretch[] }[] {
  return week.people
    .map((person) => ({ person, stretches: stretchesOf(person, week) }))
    .filter(({ stretches }) => stretches.some(({ projects }) => projects.length > 0))
    .toSorted((a, b) => Number(isDouble(b)) - Number(isDouble(a)))
}

export const isTwice = ({ projects }: Stretch) => projects.length > 1

const isDouble = ({ stretches }: { stretches: Stretch[] }) => stretches.some(isTwice)

function stretchesOf(person: TimelineWeek["people"][number], { days, projects }: TimelineWeek): Stretch[] {
  const own = projects.filter(({ team }) => team.some(({ id }) => id === person.id))
  const stretches: Stretch[] = []
  for (const [at, { day, holiday, closed }] of days.slice(0, workdays).entries()) {
    const off = holiday ?? closed
    const there = off === null ? workOf(own.filter((project) => isOnIt(project, day, person.workDays))) : []
    if (there.length === 0 && off === null) continue
    const last = stretches.at(-1)
    if (last && last.at + last.days === at && last.closed === off && sameWork(last.projects, there)) {
      last.to = day
      last.days++
    } else stretches.push({ projects: there, closed: off, from: day, to: day, at, days: 1 })
  }
  return stretches
}

/** What is completed asks for nobody, but was the work of that day where there is no other. */
function workOf(there: TimelineProject[]): TimelineProject[] {
  const open = there.filter(({ status }) => status !== "completed")
  return open.length > 0 ? open : there.slice(0, 1)
}

const sameWork = (some: TimelineProject[], others: TimelineProject[]) =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join()
