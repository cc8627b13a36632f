import type { User } from "#modules/access/schema.ts"
import type { Project } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { beginOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { filled } from "#src/shared/filled.ts"
import type { EntryRows } from "../entries/rows.ts"
import { belongsToProject } from "../schema.ts"
import type { MovementTask } from "./schema.ts"
import type { MovementStore, TaskRow } from "./store.ts"
import { type TaskName, tasksOfPlace, tasksOfPlan, unfinishedTask, type Wanted } from "./wanted.ts"
import { movement as nl } from "./worker.nl.ts"

export type Tasks = ReturnType<typeof createTasks>

/** So many days back one is asked for hours that lack something. */
const daysUnfinished = 14

/** A day's tasks, made out of what is planned, of where one is, and of hours that lack something. */
export function createTasks({
  clock,
  store,
  rows,
  projects,
  halts,
}: {
  clock: Clock
  store: MovementStore
  rows: Pick<EntryRows, "since" | "runningOf">
  projects: Pick<Projects, "list">
  halts: Answers["halts"]
}) {
  const runs = (accountId: number) => rows.runningOf(accountId) !== undefined

  function lacksHours(accountId: number): boolean {
    const day = today(clock)
    const since = beginOf(addDays(day, -daysUnfinished)).toISOString()
    const begun = beginOf(day).toISOString()
    return rows
      .since(accountId, since)
      .some(
        ({ startedAt, endedAt, forgottenAt, kind, projectId }) =>
          startedAt < begun &&
          (endedAt === null ? forgottenAt !== null : projectId === null && belongsToProject(kind)),
      )
  }

  function wantedBy(me: User): Wanted[] {
    const own = projects.list({ open: true, member: me.id }, me)
    const halted = new Set(halts(own.map(({ id }) => id)).keys())
    return [...tasksOfPlan(own, today(clock), halted), ...(lacksHours(me.id) ? [unfinishedTask] : [])]
  }

  /** Done by itself: what it asks for is so. */
  const isSettled = (row: TaskRow, me: User): boolean =>
    (row.name === "startHours" && runs(me.id)) ||
    (row.name === "unfinished" && !lacksHours(me.id)) ||
    (row.name === "halted" && !halts([row.projectId!]).has(row.projectId!))

  function viewOf(row: TaskRow, project: Project | undefined, me: User): MovementTask {
    const { id, priority, source, projectId, simulated } = row
    const { title, description } = nl.task[row.name as TaskName]
    const values = {
      project: project?.name ?? "",
      progress: String(project?.progress ?? 0),
      end: project?.endDate ? formatLongDay(project.endDate) : "",
      halted: row.name === "halted" ? (halts([projectId!]).get(projectId!) ?? []).join(", ") : "",
    }
    return {
      ...{ id, priority, source, projectId, simulated },
      title: filled(title, values),
      description: filled(description, values),
      estimatedHours: Math.round((row.estimatedMinutes / 60) * 100) / 100,
      completed: row.completedAt !== null || isSettled(row, me),
    }
  }

  return {
    /** Whether any of them is new. In the caller's transaction. */
    generate(
      me: User,
      {
        source,
        placeId,
        simulated,
      }: { source: "movement" | "sensor" | null; placeId?: number; simulated: boolean },
    ): boolean {
      const of = { accountId: me.id, day: today(clock), simulated, createdAt: clock().toISOString() }
      const wanted = [
        ...(source ? wantedBy(me).map((each) => ({ each, source })) : []),
        ...(placeId === undefined ? [] : tasksOfPlace(placeId, runs(me.id))).map((each) => ({
          each,
          source: "location" as const,
        })),
      ]
      return wanted.map(({ each, source }) => store.want(each, { ...of, source })).includes(true)
    },
    /** Of today. What is about a project that is no longer at hand isn't asked for any more. */
    list(me: User): MovementTask[] {
      const found = store.tasks(me.id, today(clock))
      if (found.length === 0) return []
      const ids = found.flatMap(({ projectId }) => projectId ?? [])
      const byId = new Map(projects.list({ ids }, me).map((project) => [project.id, project]))
      return found
        .filter(({ projectId }) => projectId === null || byId.has(projectId))
        .map((row) => viewOf(row, byId.get(row.projectId ?? 0), me))
    },
  }
}
