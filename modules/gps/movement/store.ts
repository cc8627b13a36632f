import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Day } from "#src/shared/days.ts"
import { movementSessions, movementTasks } from "../table.ts"
import type { MovementTask } from "./schema.ts"
import type { Wanted } from "./wanted.ts"

export type MovementStore = ReturnType<typeof createMovementStore>
export type MovementSession = typeof movementSessions.$inferSelect
export type TaskRow = typeof movementTasks.$inferSelect

/** Sessions of the detection and the tasks that came of them. All in the caller's transaction. */
export function createMovementStore(db: Db) {
  const tasksOf = (accountId: number, day: Day) =>
    and(eq(movementTasks.accountId, accountId), eq(movementTasks.day, day))

  return {
    begin: (session: Omit<typeof movementSessions.$inferInsert, "id" | "seenAt">): number =>
      db
        .insert(movementSessions)
        .values({ ...session, seenAt: session.startedAt })
        .returning({ id: movementSessions.id })
        .get().id,
    session: (id: number): MovementSession | undefined =>
      db.select().from(movementSessions).where(eq(movementSessions.id, id)).get(),
    see: (id: number, at: string) =>
      db.update(movementSessions).set({ seenAt: at }).where(eq(movementSessions.id, id)).run(),
    end: (id: number, at: string) =>
      db.update(movementSessions).set({ endedAt: at }).where(eq(movementSessions.id, id)).run(),
    /** What is still open of one kind: of the detection itself, or of the simulator. */
    endOthers: (accountId: number, simulated: boolean, at: string) =>
      db
        .update(movementSessions)
        .set({ endedAt: at })
        .where(
          and(
            eq(movementSessions.accountId, accountId),
            eq(movementSessions.simulated, simulated),
            isNull(movementSessions.endedAt),
          ),
        )
        .run(),
    /** Once a day each; whether it is new. */
    want(
      { name, projectId, priority, estimatedMinutes }: Wanted,
      of: {
        accountId: number
        day: Day
        simulated: boolean
        source: MovementTask["source"]
        createdAt: string
      },
    ): boolean {
      const task = { ...of, name, projectId, priority, estimatedMinutes }
      return (
        db.insert(movementTasks).values(task).onConflictDoNothing().returning({ id: movementTasks.id }).all()
          .length > 0
      )
    },
    tasks: (accountId: number, day: Day): TaskRow[] =>
      db
        .select()
        .from(movementTasks)
        .where(tasksOf(accountId, day))
        .orderBy(
          desc(isNull(movementTasks.completedAt)),
          sql`CASE ${movementTasks.priority} WHEN 'high' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END`,
          asc(movementTasks.id),
        )
        .all(),
    task: (id: number): TaskRow | undefined =>
      db.select().from(movementTasks).where(eq(movementTasks.id, id)).get(),
    setCompleted: (id: number, completedAt: string | null) =>
      db.update(movementTasks).set({ completedAt }).where(eq(movementTasks.id, id)).run(),
    forgetSimulated: (accountId: number) =>
      db
        .delete(movementTasks)
        .where(and(eq(movementTasks.accountId, accountId), eq(movementTasks.simulated, true)))
        .run(),
    forgetOpen: (accountId: number, day: Day) =>
      db
        .delete(movementTasks)
        .where(and(tasksOf(accountId, day), isNull(movementTasks.completedAt)))
        .run(),
    /** What wasn't heard of any more has ended, and what is long past says too much of where someone was. */
    forget({
      silentSince,
      endedBefore,
      tasksBefore,
      at,
    }: Record<"silentSince" | "endedBefore" | "at", string> & { tasksBefore: Day }) {
      db.update(movementSessions)
        .set({ endedAt: at })
        .where(and(isNull(movementSessions.endedAt), lt(movementSessions.seenAt, silentSince)))
        .run()
      db.delete(movementSessions).where(lt(movementSessions.endedAt, endedBefore)).run()
      db.delete(movementTasks).where(lt(movementTasks.day, tasksBefore)).run()
    },
  }
}
