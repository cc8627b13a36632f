import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { timeBreaks } from "../table.ts"

export type Pausing = ReturnType<typeof createPausing>

/**
 * Breaks as devices tell them, in whatever order that arrives: the result is that of the order in which it happened. So
 * each pause is kept, also within another, and each resumption, as a break of no length: what is told later may lie
 * between them.
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

  return {
    /** Lasts until the first resumption after it. */
    pause(entryId: number, at: string) {
      const ends = of(entryId).flatMap(({ endedAt }) => endedAt ?? [])
      put(entryId, at, ends.filter((end) => end > at).toSorted()[0] ?? null)
    },
    resume(entryId: number, at: string) {
      const begun = of(entryId).filter(({ startedAt }) => startedAt < at)
      for (const { startedAt, endedAt } of begun)
        if (endedAt === null || at < endedAt) put(entryId, startedAt, at)
      put(entryId, at, at)
    },
    copy(from: number, to: number) {
      for (const { startedAt, endedAt } of of(from)) put(to, startedAt, endedAt)
    },
    /** Puts others in the place of all that were told. */
    replace(entryId: number, breaks: { from: string; to: string | null }[]) {
      db.delete(timeBreaks).where(eq(timeBreaks.entryId, entryId)).run()
      for (const { from, to } of breaks) put(entryId, from, to)
    },
  }
}
