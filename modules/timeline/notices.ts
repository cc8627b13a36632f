import type { Away, AwayFrom } from "#modules/absence/schema.ts"
import type { Roster } from "#modules/absence/workDays/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, formatDay } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { mannedFrom } from "./manned.ts"
import type { Conflict } from "./schema.ts"
import { conflictsOf, type Manned, missedOf, overlap, peopleIn, type Span, weekKey } from "./week.ts"

/** How far ahead somebody who is wanted twice is told; later than this it can still change by itself. */
const daysAhead = 13

/** Who is wanted on two jobs on one day, or on one while he has leave, of this week and the next. */
export const createPlanningNotices =
  ({
    projects,
    clock,
    awayFrom,
    roster,
  }: {
    projects: Projects
    clock: Clock
    awayFrom: AwayFrom
    roster: () => Roster
  }) =>
  (): Notice[] => {
    const now = today(clock)
    const work = mannedFrom(projects, now)
    const soon = { from: now, to: addDays(now, daysAhead) }
    const worked = roster()
    return [
      ...twice(conflictsOf(work, worked, soon)),
      ...whileAway(work, { soon, worked, away: awayFrom(now, "program") }),
    ]
  }

function twice(conflicts: Conflict[]): Notice[] {
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

/** Of who is ill the absences themselves tell. */
function whileAway(
  work: readonly Manned[],
  { soon, worked, away }: { soon: Span; worked: Roster; away: Away[] },
): Notice[] {
  const missed = away
    .filter(({ kind, asked }) => kind !== "sick" && !asked)
    .flatMap((leave) =>
      work.flatMap((job) => {
        const { id: who } = leave.person
        const days = job.team.some(({ id }) => id === who) && missedOf(job, leave, worked.get(who))
        return days && overlap(days, soon) ? [{ person: leave.person, job, days }] : []
      }),
    )
    .toSorted((a, b) => (a.days.from < b.days.from ? -1 : 1))
  const [first] = missed
  if (!first) return []
  return [
    {
      key: "timeline.away",
      text: "timeline.notices.away",
      detail: "timeline.notices.awayDetail",
      values: { person: first.person.name, work: first.job.name, day: formatDay(first.days.from) },
      count: new Set(missed.map(({ person }) => person.id)).size,
      href: "/planning",
      action: "timeline.notices.doubleAction",
      since: null,
      tone: "warn",
      role: "manager",
      group: "work",
    },
  ]
}
