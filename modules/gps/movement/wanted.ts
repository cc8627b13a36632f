import type { Project } from "#modules/projects/schema.ts"
import { addDays, type Day, daysBetween } from "#src/shared/days.ts"
import type { MovementTask } from "./schema.ts"

/** What there can be to do; the Dutch of each stands in nl.ts under the same name. */
export type TaskName =
  | "planned"
  | "starting"
  | "delivery"
  | "delayed"
  | "halted"
  | "unfinished"
  | "startHours"
  | "arrival"
  | "photos"

/** A task that a day asks for. */
export interface Wanted {
  name: TaskName
  projectId: number | null
  priority: MovementTask["priority"]
  estimatedMinutes: number
}

type Planned = Pick<Project, "id" | "startDate" | "endDate" | "delayed">

/** A project without an end lasts thirty days. */
const usualLength = 30
/** So many days before its end a project asks for its delivery. */
const daysBeforeDelivery = 3
const workday = 8 * 60

/**
 * What one's own projects that are not completed ask for today; no work is asked on what is `halted`, which must be
 * settled first. A day's hours are shared by what is planned on it.
 */
export function tasksOfPlan(
  open: readonly Planned[],
  today: Day,
  halted: ReadonlySet<number> = new Set(),
): Wanted[] {
  const planned = open.filter((project) => isPlannedOn(project, today))
  const hours = Math.max(30, Math.floor(workday / Math.max(1, planned.length) / 30) * 30)
  return open.flatMap(({ id: projectId, startDate, endDate = null, delayed }) => {
    const wanted: Wanted[] = []
    const want = (name: TaskName, priority: Wanted["priority"], estimatedMinutes: number) =>
      wanted.push({ name, projectId, priority, estimatedMinutes })
    const left = endDate === null ? undefined : daysBetween(today, endDate)
    const mayBegin = !halted.has(projectId)
    if (!mayBegin) want("halted", "high", 15)
    if (delayed) want("delayed", "high", 15)
    if (mayBegin && isPlannedOn({ startDate, endDate: endDate ?? undefined }, today))
      want("planned", "medium", hours)
    if (mayBegin && startDate === today) want("starting", "high", 30)
    if (left !== undefined && left >= 0 && left <= daysBeforeDelivery)
      want("delivery", left <= 1 ? "high" : "medium", 60)
    return wanted
  })
}

/** What the place one is at asks for. */
export const tasksOfPlace = (projectId: number, timerRuns: boolean): Wanted[] => [
  ...(timerRuns
    ? []
    : [{ name: "startHours" as const, projectId, priority: "high" as const, estimatedMinutes: 5 }]),
  { name: "arrival", projectId, priority: "medium", estimatedMinutes: 15 },
  { name: "photos", projectId, priority: "low", estimatedMinutes: 10 },
]

/** Hours of before that lack something. */
export const unfinishedTask: Wanted = {
  name: "unfinished",
  projectId: null,
  priority: "high",
  estimatedMinutes: 10,
}

function isPlannedOn({ startDate, endDate }: Pick<Planned, "startDate" | "endDate">, day: Day): boolean {
  return startDate !== null && startDate <= day && day <= (endDate ?? addDays(startDate, usualLength))
}
