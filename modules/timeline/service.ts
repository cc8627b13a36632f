import type { AwayFrom } from "#modules/absence/schema.ts"
import type { Roster, WorkPattern } from "#modules/absence/workDays/schema.ts"
import type { User } from "#modules/access/schema.ts"
import type { Project } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Closed } from "#src/shared/closed.ts"
import { addDays, type Day, mondayOf } from "#src/shared/days.ts"
import { holidayOn } from "#src/shared/holidays.ts"
import { reaches } from "#src/shared/roles.ts"
import { firstGap, type Gap, type Wanted } from "./gap.ts"
import { mannedFrom } from "./manned.ts"
import type {
  Conflict,
  Forecast,
  Moved,
  Moves,
  Plan,
  Planned,
  ProjectPlanning,
  TimelineProject,
  TimelineStatus,
  TimelineWeek,
  WeekQuery,
} from "./schema.ts"
import type { Weather } from "./weather.ts"
import {
  comingOf,
  conflictsOf,
  conflictsWith,
  inOrder,
  isOverdue,
  type Manned,
  missedOf,
  spanOf,
  standsIn,
  standsOn,
  summaryOf,
} from "./week.ts"

export type Timeline = ReturnType<typeof createTimeline>

/** The planning: which project stands on which day, who is on it, and what the weather will be there. */
export function createTimeline({
  projects,
  clock,
  weather,
  replays,
  closed,
  awayFrom,
  roster,
  jobDays,
  halts,
}: {
  projects: Projects
  clock: Clock
  weather: Weather
  replays: Replays
  closed: () => readonly Required<Closed>[]
  awayFrom: AwayFrom
  roster: () => Roster
  jobDays: Answers["jobDays"]
  halts: Answers["halts"]
}) {
  const mondayFrom = ({ from }: WeekQuery): Day => mondayOf(from ?? today(clock))

  /** With what forbids to begin those that are not done yet. */
  function onTimeline(found: readonly Project[]): TimelineProject[] {
    const open = found.filter(({ status }) => status !== "completed")
    const halted = halts(open.map(({ id }) => id))
    return found.map((project) => ({ ...asPlanned(project), halted: halted.get(project.id) }))
  }
  const one = (project: Project): TimelineProject => onTimeline([project])[0]!

  /** Who works on sites, as far as is known, and those whom the planning has on a job. */
  function crewOf(teams: number[][]): number[] {
    const planned = new Set(teams.flat())
    const onSites = projects.colleagues().filter(({ id, role }) => role === "worker" || planned.has(id))
    return onSites.map(({ id }) => id)
  }

  /** Whom these want together with other work, from today on. */
  function conflictsFromNow(some: readonly Manned[]): Conflict[] {
    const now = today(clock)
    const [all, worked] = [mannedFrom(projects, now), roster()]
    return comingOf(
      some.flatMap((one) => conflictsWith(one, all, worked)),
      now,
    )
  }

  /** What quotations say of work that has no days yet. */
  async function jobsOf(unplanned: Project[]): Promise<TimelineWeek["jobs"]> {
    const quoted = unplanned.flatMap(({ id, metadata: { offerteId } }) =>
      offerteId === null ? [] : [{ id, offerteId }],
    )
    const known = await jobDays(quoted.map(({ offerteId }) => offerteId))
    return quoted.flatMap(({ id, offerteId }) => {
      const days = known.get(offerteId)
      return days ? [{ id, ...days }] : []
    })
  }

  return {
    /** Where the planning has room for a job; null: nowhere within a year, or nothing is known. */
    firstGap(wanted: Wanted): Gap | null {
      const planned = projects
        .plannedFrom(today(clock))
        .map((work) => ({ ...spanOf(work)!, team: work.team }))
        .filter(({ to }) => to >= today(clock))
      const away = awayFrom(today(clock), "program").map(({ person, from, to }) => ({
        ...{ from, to: to ?? addDays(today(clock), sickFor), team: [person.id] },
      }))
      return firstGap([...planned, ...away], crewOf(planned.map(({ team }) => team)), wanted, roster())
    },
    async week(query: WeekQuery, viewer: User): Promise<TimelineWeek> {
      const now = today(clock)
      const monday = mondayFrom(query)
      const days = daysOf(monday, query.weeks ?? 1)
      const span = { from: monday, to: days.at(-1)! }
      const found = await projects.longList({ open: true, during: span }, viewer)
      const all = inOrder(onTimeline(found))
      const work = all.filter(isWork)
      const worked = roster()
      const unplanned = new Set(idsOf(work.filter(({ startDate }) => startDate === null)))
      return {
        today: now,
        monday,
        days: days.map((day) => ({
          day,
          holiday: holidayOn(day)?.name ?? null,
          closed: closed().find(({ from, to }) => from <= day && day <= to)?.name ?? null,
          projectIds: idsOf(all.filter((project) => standsOn(project, day))),
        })),
        summary: summaryOf(all, monday, now),
        conflicts: conflictsOf(work, worked, span),
        overdueIds: idsOf(work.filter((project) => isOverdue(project, now) && !standsIn(project, span))),
        unplannedIds: [...unplanned],
        jobs: reaches(viewer.role, "manager")
          ? await jobsOf(found.filter(({ id }) => unplanned.has(id)))
          : [],
        projects: all.filter((project) => isWork(project) || standsIn(project, span)),
        people: projects.colleagues().map(({ id, name, role }) => ({
          ...{ id, name, crew: role === "worker" },
          workDays: workDaysFor(viewer, id, worked.get(id) ?? []),
        })),
        away: awayFrom([monday, now].toSorted()[0]!, viewer),
        closed: closed()
          .filter(({ to }) => to >= now)
          .map(({ from, to, name }) => ({ from, to, name })),
      }
    },
    /** What gets in the way of one project. */
    ofProject(id: number, viewer: User): ProjectPlanning {
      const now = today(clock)
      const project = asPlanned(projects.get(id, viewer))
      if (project.lead) return { conflicts: [], away: [] }
      const worked = roster()
      return {
        conflicts: conflictsFromNow([project]),
        away: awayFrom(now, viewer).flatMap(({ person, kind, asked, ...leave }) => {
          const concerned = !asked && project.team.some(({ id }) => id === person.id)
          const days = concerned && missedOf(project, leave, worked.get(person.id))
          return days && days.to >= now ? [{ person, kind, ...days }] : []
        }),
      }
    },
    replan(id: number, plan: Plan, by: User): Planned {
      const project = one(projects.replan(id, plan, by))
      return { project, conflicts: conflictsFromNow([project]) }
    },
    /** All of them, or none: each must still be as it was seen. */
    move({ moves }: Moves, key: string | null, by: User): Moved {
      const moved = replays.once<TimelineProject[]>(`timeline.move ${by.id}`, key, moves, () =>
        onTimeline(moves.map(({ id, ...plan }) => projects.replan(id, plan, by))),
      )
      return { projects: moved, conflicts: conflictsFromNow(moved) }
    },
    async forecast(query: WeekQuery, viewer: User): Promise<Forecast> {
      const monday = mondayFrom(query)
      const span = { from: monday, to: addDays(monday, 6) }
      const sites = (await projects.longList({ open: true, during: span }, viewer))
        .filter((project) => standsIn(asPlanned(project), span))
        .flatMap(({ id, latitude, longitude }) =>
          latitude === null || longitude === null ? [] : { id, latitude, longitude },
        )
      return weather.at(sites, span)
    },
  }
}

/** That a colleague goes to school is for himself and for the office: others see that he is not there. */
const workDaysFor = (viewer: User, id: number, patterns: readonly WorkPattern[]): WorkPattern[] =>
  patterns.map(({ since, days }) => ({
    since,
    days:
      reaches(viewer.role, "manager") || viewer.id === id
        ? days
        : days.map((kind) => (kind === "school" ? "off" : kind)),
  }))

/** For how long who is ill is not counted on, in days. */
const sickFor = 13

const daysOf = (monday: Day, weeks: number): Day[] =>
  Array.from({ length: 7 * weeks }, (_, at) => addDays(monday, at))

const isWork = ({ status, lead }: TimelineProject) => status !== "completed" && !lead

const idsOf = (projects: TimelineProject[]) => projects.map(({ id }) => id)

const asPlanned = (project: Project): TimelineProject => {
  const { id, name, address, latitude, startDate, endDate, lead, progress, team, version } = project
  const located = latitude !== null
  return {
    id,
    name,
    address,
    located,
    startDate,
    endDate,
    status: statusOf(project),
    lead,
    progress,
    team,
    ...(project.delay && { delayDays: project.delay.days }),
    version,
  }
}

const statusOf = ({ status, delayed }: Project): TimelineStatus =>
  delayed ? "delayed" : status === "active" ? "in_progress" : status
