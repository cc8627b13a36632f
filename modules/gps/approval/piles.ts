import { and, asc, desc, gte, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type EntryRow, timeEntries } from "../table.ts"

/** Which entries are where in the office's work. */
export function createPiles({ db, clock }: { db: Db; clock: Clock }) {
  const oldestFirst = (where?: SQL, most = -1): EntryRow[] =>
    db
      .select()
      .from(timeEntries)
      .where(and(notApproved, over, where))
      .orderBy(asc(timeEntries.startedAt), asc(timeEntries.id))
      .limit(most)
      .all()

  return {
    /** All that are not approved. */
    pending: (): EntryRow[] => oldestFirst(),
    unassigned: (): EntryRow[] => oldestFirst(withoutProject),
    /** The first so many of what waits for the office itself. */
    firstPending: (most: number): EntryRow[] => oldestFirst(waitsForOffice, most),
    firstUnassigned: (most: number): EntryRow[] => oldestFirst(and(withoutProject, waitsForOffice), most),
    approved(): EntryRow[] {
      const since = new Date(clock().getTime() - shownDays * 86_400_000).toISOString()
      return db
        .select()
        .from(timeEntries)
        .where(and(sql`${timeEntries.review} = 'approved'`, gte(timeEntries.reviewedAt, since)))
        .orderBy(desc(timeEntries.reviewedAt), desc(timeEntries.id))
        .limit(mostShown)
        .all()
    },
  }
}

/** Written out, as in the index of what is to be reviewed. */
export const notApproved = sql`${timeEntries.review} <> 'approved'`
/** What was sent back waits for who worked. */
export const waitsForOffice = sql`${timeEntries.review} = 'open'`
/** It ended, or was closed because it was forgotten; and nobody put it away. */
export const over = and(
  isNull(timeEntries.removedAt),
  or(isNotNull(timeEntries.endedAt), isNotNull(timeEntries.forgottenAt)),
)!
export const withoutProject = and(
  inArray(timeEntries.kind, ["work", "travel"]),
  isNull(timeEntries.projectId),
)!
export const incomplete = sql`(${isNull(timeEntries.endedAt)} or ${withoutProject})`

/** Of what was approved: longer ago than this it stands on the week sheets. */
const shownDays = 28
const mostShown = 500
