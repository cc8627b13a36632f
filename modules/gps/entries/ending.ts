import { and, eq, gte, isNull } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import { incompleteHours } from "../schema.ts"
import { type EntryRow, hourReminders, positions, timeBreaks, timeEntryRefs } from "../table.ts"
import type { EntryStore, EntryValues } from "./store.ts"

export type Ending = ReturnType<typeof createEnding>

/** Gives entries their end, and parts from them what turns out not to belong to them. All in the caller's transaction. */
export function createEnding({ db, clock, store }: { db: Db; clock: Clock; store: EntryStore }) {
  /** Nobody needs to be asked for its end any more. */
  function forgetReminders(entryId: number) {
    db.update(hourReminders)
      .set({ doneAt: clock().toISOString() })
      .where(
        and(
          eq(hourReminders.entryId, entryId),
          eq(hourReminders.kind, incompleteHours),
          isNull(hourReminders.doneAt),
        ),
      )
      .run()
  }

  /** Names, breaks and places since an instant go to another entry. */
  function move(from: number, to: number, at: string) {
    for (const [table, since] of [
      [timeEntryRefs, timeEntryRefs.startedAt],
      [timeBreaks, timeBreaks.startedAt],
      [positions, positions.at],
    ] as const)
      db.update(table)
        .set({ entryId: to })
        .where(and(eq(table.entryId, from), gte(since, at)))
        .run()
  }

  return {
    forgetReminders,
    /**
     * It ended there, as was told at `reportedAt`. Who started the same only after that, on another device, did not go on with
     * this one after all: that becomes an entry of its own. It lasts until that device stopped it, or until `next` began.
     * Answers its number.
     */
    end(
      row: EntryRow,
      at: string,
      values: Partial<EntryValues> = {},
      next: string | null = null,
      reportedAt = at,
    ): number | undefined {
      store.set(row, { ...values, endedAt: at })
      forgetReminders(row.id)
      const names = store.namesOf(row.id).filter(({ startedAt }) => startedAt > reportedAt)
      const first = names[0]
      if (!first) return undefined
      const { accountId, kind, projectId, source, forgottenAt, createdBy } = row
      const { ref, startedAt } = first
      const ends = [next, ...names.map(({ stoppedAt }) => stoppedAt)].filter((end) => end !== null)
      const endedAt = ends.toSorted()[0] ?? null
      const id = store.insert({
        ...{ ref, accountId, kind, projectId, source, forgottenAt, createdBy, startedAt, endedAt },
      })
      move(row.id, id, startedAt)
      return id
    },
  }
}
