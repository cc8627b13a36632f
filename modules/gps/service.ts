import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { reaches } from "#src/shared/roles.ts"
import { type EntryRows, minutesOn } from "./entries/rows.ts"

export type Hours = ReturnType<typeof createHours>

/** What other modules may ask about hours. */
export function createHours({ db, clock, rows }: { db: Db; clock: Clock; rows: EntryRows }) {
  const runs = "ended_at IS NULL AND forgotten_at IS NULL AND removed_at IS NULL"
  const lacks = "(ended_at IS NULL OR (kind IN ('work', 'travel') AND project_id IS NULL))"
  // "<> 'approved'" says nothing more, but is by what the index of what is to be reviewed is found.
  const over = `removed_at IS NULL AND review <> 'approved' AND review = 'open' AND NOT (${runs})`
  const runningOf = db.$client.query<{ id: number }, [number]>(
    `SELECT id FROM time_entries WHERE account_id = ? AND ${runs}`,
  )
  const counts = db.$client.query<Counts, { own: number | null }>(
    `SELECT
      (SELECT count(*) FROM time_entries WHERE ${over} AND NOT ${lacks} AND account_id = coalesce($own, account_id)) AS toApprove,
      (SELECT count(*) FROM time_entries WHERE ${runs} AND account_id = coalesce($own, account_id)) AS running,
      (SELECT count(*) FROM time_entries WHERE ${over} AND ${lacks} AND account_id = coalesce($own, account_id)) AS incomplete`,
  )

  return {
    /** A timer that was forgotten no longer runs. */
    isRunning: (accountId: number): boolean => runningOf.get(accountId) !== null,
    /** Of everyone for the office, of oneself for a worker. */
    counts: (viewer: User): Counts =>
      counts.get({ own: reaches(viewer.role, "manager") ? null : viewer.id })!,
    /** What the viewer worked today, what runs included; and since when, and at what. */
    today(viewer: User) {
      const day = today(clock)
      const entries = rows.view(rows.between({ from: day, to: day, accountId: viewer.id }))
      const running = entries.find(({ status }) => status === "active")
      return {
        minutes: minutesOn(entries, day),
        running: running && {
          since: running.startTime,
          paused: running.paused,
          kind: running.kind,
          projectName: running.projectName,
        },
      }
    },
  }
}

interface Counts {
  toApprove: number
  running: number
  incomplete: number
}
