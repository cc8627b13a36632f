import { and, asc, eq, isNull, max, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { type ExtraRow, extraWork } from "../table.ts"
import type { ExtraState } from "./schema.ts"

export type ExtraRows = ReturnType<typeof createExtraRows>

/** Extra work as rows. What writes takes part in the caller's transaction. */
export function createExtraRows({ db, clock, people }: { db: Db; clock: Clock; people: () => User[] }) {
  const ofProject = (projectId: number) =>
    and(eq(extraWork.projectId, projectId), isNull(extraWork.removedAt))

  /** Also what was removed. */
  function known(id: number): ExtraRow | undefined {
    return db.select().from(extraWork).where(eq(extraWork.id, id)).get()
  }

  function find(id: number): ExtraRow {
    const row = known(id)
    if (!row) throw new DomainError("quotes.extraNotFound", 404)
    return row
  }

  return {
    known,
    find,
    /** In one of these states, and as the person saw it; else he is told who was first. */
    seen(id: number, version: number, states: readonly ExtraState[]): ExtraRow {
      const row = find(id)
      const { updatedAt: at, updatedBy: by } = row
      if (row.version !== version)
        throw changedMeanwhile("quotes.extraChangedMeanwhile", { at, by }, people())
      if (!states.includes(row.state)) throw conflict("quotes.extraDecided")
      return row
    },
    /** The oldest first. */
    of: (projectId: number): ExtraRow[] =>
      db.select().from(extraWork).where(ofProject(projectId)).orderBy(asc(extraWork.number)).all(),
    /** The next number of the project; that of what was removed is not given again. */
    next(projectId: number): number {
      const { last } = db
        .select({ last: max(extraWork.number) })
        .from(extraWork)
        .where(eq(extraWork.projectId, projectId))
        .get()!
      return (last ?? 0) + 1
    },
    insert: (values: typeof extraWork.$inferInsert): ExtraRow =>
      db.insert(extraWork).values(values).returning().get(),
    set(row: ExtraRow, values: Partial<ExtraRow>, by: number): ExtraRow {
      const stamp = { version: row.version + 1, updatedAt: clock().toISOString(), updatedBy: by }
      return db
        .update(extraWork)
        .set({ ...values, ...stamp })
        .where(eq(extraWork.id, row.id))
        .returning()
        .get()
    },
    /** What all that was agreed comes to. */
    agreed: (projectId: number) =>
      db
        .select({
          cents: sql<number>`coalesce(sum(${extraWork.cents}), 0)`,
          netCents: sql<number>`coalesce(sum(${extraWork.netCents}), 0)`,
          days: sql<number>`coalesce(sum(${extraWork.delayDays}), 0)`,
        })
        .from(extraWork)
        .where(and(ofProject(projectId), eq(extraWork.state, "agreed")))
        .get()!,
  }
}
