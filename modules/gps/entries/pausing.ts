import { and, asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { timeBreaks } from "../table.ts"

export type Pausing = ReturnType<typeof createPausing>

/**
 * Breaks as devices tell them, in whatever order that arrives: the result is that of the order in which it happened. So a
 * resumption without a pause is kept, as a break of no length, for a pause that comes in later.
 */
export function createPausing({ db }: { db: Db }) {
  const of = (entryId: number) =>
    db
      .select()
      .from(timeBreaks)
      .where(eq(timeBreaks.entryId, entryId))
      .orderBy(asc(timeBreaks.startedAt))
      .all()

  const put = (entryId: number, startedAt: string, endedAt: string | null) =>
    db
      .insert(timeBreaks)
      .values({ entryId, startedAt, endedAt })
      .onConflictDoUpdate({ target: [timeBreaks.entryId, timeBreaks.startedAt], set: { endedAt } })
      .run()

  const drop = (entryId: number, startedAt: string) =>
    db
      .delete(timeBreaks)
      .where(and(eq(timeBreaks.entryId, entryId), eq(timeBreaks.startedAt, startedAt)))
      .run()

  return {
    pause(entryId: number, at: string) {
      const breaks = of(entryId)
      if (breaks.some((each) => holds(each, at))) return
      const next = breaks.find(({ startedAt }) => startedAt > at)
      if (next) drop(entryId, next.startedAt)
      put(entryId, at, next ? next.endedAt : null)
    },
    resume(entryId: number, at: string) {
      const inside = of(entryId).find((each) => holds(each, at))
      put(entryId, inside?.startedAt ?? at, at)
      // What ended it until now is a resumption of its own.
      if (inside && inside.endedAt !== null)
        db.insert(timeBreaks)
          .values({ entryId, startedAt: inside.endedAt, endedAt: inside.endedAt })
          .onConflictDoNothing()
          .run()
    },
    /** Puts others in the place of all that were told. */
    replace(entryId: number, breaks: { from: string; to: string | null }[]) {
      db.delete(timeBreaks).where(eq(timeBreaks.entryId, entryId)).run()
      for (const { from, to } of breaks) put(entryId, from, to)
    },
  }
}

const holds = ({ startedAt, endedAt }: { startedAt: string; endedAt: string | null }, at: string) =>
  startedAt <= at && (endedAt === null || at < endedAt)
