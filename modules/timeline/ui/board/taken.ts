import { firstOpen, openDayAfter } from "#src/shared/closed.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { Named, TimelineProject, TimelineWeek } from "../../schema.ts"
import { beginningOn, endingOn, firstPlanned, followersOf, openDayBefore } from "../../shift.ts"
import { rosterOf, spanOf } from "../../week.ts"
import { type Clash, clashesOf, type FixedOff, fixedOffOf, jobOf, planOf } from "../planning.ts"

/** What was taken up, and where it would come to stand. */
export interface Taken {
  project: TimelineProject
  /** On whose row it was taken up; null: on nobody's. */
  row: Named | null
  /** Where it begins now, or where it ends when only that is moved; undefined: beside the board. */
  at: Day | undefined
  /** Where that was when it was taken up. */
  from: Day
  only: "start" | "end"
  /** On whose row it would come; null: on nobody's, then its team stays. */
  onto: Named | null
  by: "keys" | "mouse"
}

/** What putting it down would bring. */
export interface Outcome {
  project: TimelineProject
  followers: TimelineProject[]
  clashes: Clash[]
  fixedOff: FixedOff[]
  /** It would begin before today, which it did not. */
  past: boolean
  /** It would begin before the day that its quotation waits for. */
  waits: TimelineWeek["jobs"][number]["notBefore"]
  /** Nobody knows how many days it takes: it was reckoned with so many. */
  assumedDays: number | undefined
  changes: boolean
}

/** Of work without a quotation: a week. */
const usualDays = 5

/** By keys, work without days begins where it can: from today, or when what it waits for is there. */
export function takenUp(
  project: TimelineProject,
  { row, only, by }: Pick<Taken, "row" | "only" | "by">,
  week: TimelineWeek,
): Taken {
  const span = spanOf(project)
  const first = [week.today, week.monday, jobOf(project, week)?.notBefore?.day ?? ""].toSorted().at(-1)!
  const from = only === "end" ? span!.to : (span?.from ?? firstOpen(first, week.closed))
  const at = span || by === "keys" ? from : undefined
  return { project, row, from, at, only, onto: row, by }
}

export function stepped(at: Day, count: number, unit: "day" | "week", closed: TimelineWeek["closed"]): Day {
  if (unit === "week") return firstOpen(addDays(at, 7 * count), closed)
  return count > 0 ? openDayAfter(at, count, closed) : openDayBefore(at, closed)
}

export function movedBy(
  columns: number,
  from: Day,
  days: readonly Day[],
  closed: TimelineWeek["closed"],
): Day {
  const column = days.indexOf(from)
  if (columns === 0) return from
  if (column >= 0) return days[Math.min(Math.max(column + columns, 0), days.length - 1)]!
  let at = from
  for (let left = Math.abs(columns); left > 0; left--) at = stepped(at, Math.sign(columns), "day", closed)
  return at
}

export function outcomeOf(taken: Taken, week: TimelineWeek): Outcome | undefined {
  const { project, row, at, only, onto } = taken
  if (at === undefined) return undefined
  const { closed, today } = week
  const job = jobOf(project, week)
  const isNew = project.startDate === null
  const moved = isNew
    ? firstPlanned(project, at, job?.days ?? usualDays, closed)
    : only === "end"
      ? endingOn(project, at)
      : beginningOn(project, at, closed)
  const after = { ...moved, team: teamOf(project.team, row, onto) }
  // What is new pushes nothing away: what was promised to another stays, and is told as double.
  const followers = isNew ? [] : followersOf(project, after, week.projects, closed, rosterOf(week.people))
  const then = week.projects.map((one) => followers.find(({ id }) => id === one.id) ?? one)
  const begins = after.startDate!
  return {
    project: after,
    followers,
    clashes: clashesOf(after, { ...week, projects: then }),
    fixedOff: fixedOffOf(after, week),
    past: begins < today && begins !== project.startDate,
    waits: job?.notBefore && begins < job.notBefore.day ? job.notBefore : null,
    assumedDays: isNew && !job ? usualDays : undefined,
    changes: JSON.stringify(planOf(after)) !== JSON.stringify(planOf(project)),
  }
}

/** From one row to another it changes hands; who has it already keeps it once. */
function teamOf(team: Named[], row: Named | null, onto: Named | null): Named[] {
  if (!onto || onto.id === row?.id) return team
  const others = team.filter(({ id }) => id !== row?.id && id !== onto.id)
  return [...others, { id: onto.id, name: onto.name }]
}
