import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Column } from "#src/documents/column.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { filled } from "#src/shared/filled.ts"
import { movementSessions, movementTasks } from "../../table.ts"
import { gps } from "../../worker.nl.ts"
import { own } from "../nl.ts"
import { momentCell, tableFile } from "./table.ts"

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
  return filled(titles[name]?.title ?? name, { project: names.get(projectId ?? 0) ?? "" })
}

const taskColumns = (names: Map<number, string>): Column<Task>[] => [
  { label: nl.day, value: ({ day }) => day, format: "day" },
  { label: nl.task, value: (task) => titleOf(task, names) },
  { label: nl.project, value: ({ projectId }) => (projectId === null ? "" : (names.get(projectId) ?? "")) },
  { label: nl.source, value: ({ source }) => nl.sources[source] },
  { label: nl.priority, value: ({ priority }) => nl.priorities[priority] },
  { label: nl.minutes, value: ({ estimatedMinutes }) => estimatedMinutes },
  { label: nl.simulated, value: ({ simulated }) => yesOrNo(simulated) },
  { label: nl.completed, value: ({ completedAt }) => momentCell(completedAt) },
]

const sessionColumns: Column<Session>[] = [
  { label: nlSessions.begin, value: ({ startedAt }) => momentCell(startedAt) },
  { label: nlSessions.end, value: ({ endedAt }) => momentCell(endedAt) },
  { label: nlSessions.seen, value: ({ seenAt }) => momentCell(seenAt) },
  { label: nlSessions.simulated, value: ({ simulated }) => yesOrNo(simulated) },
]

const yesOrNo = (value: boolean) => (value ? own.yes : own.no)
