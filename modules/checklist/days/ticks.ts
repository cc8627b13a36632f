import { and, eq, lte, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Day } from "#src/shared/days.ts"
import { checklistTicks } from "../table.ts"

export type KeptTicks = ReturnType<typeof createTicks>

interface KeptTick {
  accountId: number
  day: Day
  code: string
  done: boolean
  at: string
}

/** What was ticked on a day. Of what two devices say of one item, the latest holds, whichever arrives first. */
export function createTicks({ db }: { db: Db }) {
  const ofDay = prepared(({ accountId, day }: { accountId: number; day: Day }) =>
    db
      .select()
      .from(checklistTicks)
      .where(and(eq(checklistTicks.accountId, accountId), eq(checklistTicks.day, day))),
  )
  const keep = prepared((tick: KeptTick) =>
    db
      .insert(checklistTicks)
      .values(tick)
      .onConflictDoUpdate({
        target: [checklistTicks.accountId, checklistTicks.day, checklistTicks.code],
        set: { done: sql`excluded.done`, at: sql`excluded.at` },
        setWhere: lte(checklistTicks.at, sql`excluded.at`),
      }),
  )

  return {
    /** By the code of the item. */
    of: (accountId: number, day: Day): Map<string, { done: boolean; at: string }> =>
      new Map(ofDay.all({ accountId, day }).map(({ code, done, at }) => [code, { done, at }])),
    /** In the caller's transaction. */
    keep(ticks: readonly KeptTick[]) {
      for (const tick of ticks) keep.run(tick)
    },
  }
}
