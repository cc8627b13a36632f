import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { formatDay } from "#src/shared/days.ts"
import { movementSessions, movementTasks } from "../../table.ts"
import { gps } from "../../worker.nl.ts"
import { own } from "../nl.ts"
import { type Columns, momentCell, tableFile } from "./table.ts"

const { tasks: nl, sessions: nlSessions } = own

type Task = typeof movementTasks.$inferSelect
type Session = typeof movementSessions.$inferSelect

/** What the movement detection kept of someone. */
export const movementFiles = (
  db: Db,
  accountId: number,
  projectNames: () => Map<number, string>,
): ZipEntry[] => [
  tableFile(nl.file, taskColumns(projectNames()), () => [
    db
      .select()
      .from(movementTasks)
      .where(eq(movementTasks.accountId, accountId))
      .orderBy(asc(movementTasks.id))
      .all(),
  ]),
  tableFile(nlSessions.file, sessionColumns, () => [
    db
      .select()
      .from(movementSessions)
      .where(eq(movementSessions.accountId, accountId))
      .orderBy(asc(movementSessions.id))
      .all(),
  ]),
]

/** As the screen calls it, without what changes from day to day. */
const titleOf = ({ name, projectId }: Task, names: Map<number, string>): string => {
  const titles: Record<string, { title: string }> = gps.movement.task
  return (titles[name]?.title ?? name).replace("{{project}}", names.get(projectId ?? 0) ?? "")
}

const taskColumns = (names: Map<number, string>): Columns<Task> => [
  [nl.day, ({ day }) => formatDay(day)],
  [nl.task, (task) => titleOf(task, names)],
  [nl.project, ({ projectId }) => (projectId === null ? "" : (names.get(projectId) ?? ""))],
  [nl.source, ({ source }) => nl.sources[source]],
  [nl.priority, ({ priority }) => nl.priorities[priority]],
  [nl.minutes, ({ estimatedMinutes }) => estimatedMinutes],
  [nl.simulated, ({ simulated }) => yesOrNo(simulated)],
  [nl.completed, ({ completedAt }) => momentCell(completedAt)],
]

const sessionColumns: Columns<Session> = [
  [nlSessions.begin, ({ startedAt }) => momentCell(startedAt)],
  [nlSessions.end, ({ endedAt }) => momentCell(endedAt)],
  [nlSessions.seen, ({ seenAt }) => momentCell(seenAt)],
  [nlSessions.simulated, ({ simulated }) => yesOrNo(simulated)],
]

const yesOrNo = (value: boolean) => (value ? own.yes : own.no)
