import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, formatDay } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { conflictsOf, peopleIn, weekKey } from "./week.ts"

/** How far ahead somebody who is wanted twice is told; later than this it can still change by itself. */
const daysAhead = 13

/** Who is wanted on two jobs on one day, of this week and the next. */
export const createPlanningNotices =
  ({ projects, clock }: { projects: Projects; clock: Clock }) =>
  (): Notice[] => {
    const now = today(clock)
    const names = new Map(projects.colleagues().map(({ id, name }) => [id, name]))
    const work = projects.plannedFrom(now).map(({ team, ...project }) => ({
      ...project,
      status: "in_progress" as const,
      team: team.map((id) => ({ id, name: names.get(id) ?? "" })),
    }))
    const conflicts = conflictsOf(work, { from: now, to: addDays(now, daysAhead) })
    const [first] = conflicts
    if (!first) return []
    const [one, other] = first.projects
    return [
      {
        key: "timeline.double",
        text: "timeline.notices.double",
        detail: "timeline.notices.doubleDetail",
        values: { person: first.person.name, one: one.name, other: other.name, day: formatDay(first.from) },
        count: peopleIn(conflicts),
        href: `/project-timeline?week=${weekKey(first.from)}`,
        action: "timeline.notices.doubleAction",
        since: null,
        tone: "warn",
        role: "manager",
        group: "money",
      },
    ]
  }
