import { and, desc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import type { ChecklistDay, DayItem } from "../schema.ts"
import { checklistDays, checklistPhotos, checklistSubmissions } from "../table.ts"

export type Finished = ReturnType<typeof createFinished>

interface New {
  accountId: number
  day: Day
  percentage: number
  notes: string
  items: DayItem[]
  fileIds: string[]
}

/** Days that were finished: stored once for each person, with each time that he did. */
export function createFinished({ db, clock }: { db: Db; clock: Clock }) {
  const byDay = prepared(({ accountId, day }: { accountId: number; day: Day }) =>
    db
      .select({ id: checklistDays.id })
      .from(checklistDays)
      .where(and(eq(checklistDays.accountId, accountId), eq(checklistDays.day, day))),
  )
  const lastOf = prepared(({ dayId }: { dayId: number }) =>
    db
      .select({
        at: checklistSubmissions.at,
        percentage: checklistSubmissions.percentage,
        notes: checklistSubmissions.notes,
        photos: db.$count(checklistPhotos, eq(checklistPhotos.dayId, checklistSubmissions.dayId)),
      })
      .from(checklistSubmissions)
      .where(eq(checklistSubmissions.dayId, dayId))
      .orderBy(desc(checklistSubmissions.id))
      .limit(1),
  )

  const idOf = (accountId: number, day: Day): number =>
    byDay.get({ accountId, day })?.id ??
    db.insert(checklistDays).values({ accountId, day }).returning({ id: checklistDays.id }).get().id

  return {
    /** The last time that he finished it. */
    last(accountId: number, day: Day): ChecklistDay["finished"] {
      const found = byDay.get({ accountId, day })
      const last = found && lastOf.get({ dayId: found.id })
      return last ? { id: found.id, ...last } : null
    },
    /** In the caller's transaction. */
    add({ accountId, day, percentage, notes, items, fileIds }: New): number {
      const dayId = idOf(accountId, day)
      const now = clock().toISOString()
      db.insert(checklistSubmissions).values({ dayId, at: now, percentage, notes, items }).run()
      for (const fileId of fileIds) db.insert(checklistPhotos).values({ dayId, fileId, addedAt: now }).run()
      return dayId
    },
  }
}
