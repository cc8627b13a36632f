import { and, eq, lt, or, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { Projects } from "#modules/projects/service.ts"
import { dayOf, instantAt, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { filled } from "#src/shared/filled.ts"
import { keptDays, lengths } from "../constants.ts"
import { incompleteHours } from "../schema.ts"
import { type EntryRow, hourReminders, timeEntries } from "../table.ts"
import { gps as nl } from "../worker.nl.ts"
import type { EntryRows } from "./rows.ts"
import type { EntryStore } from "./store.ts"

/** When nobody works the evening through any more. */
const night = "03:00"

/** What time does to entries by itself. */
export function createClosing({
  db,
  clock,
  log,
  rows,
  store,
  projects,
}: {
  db: Db
  clock: Clock
  log: Log
  rows: EntryRows
  store: EntryStore
  projects: Pick<Projects, "names">
}) {
  function remind(row: EntryRow) {
    const now = clock().toISOString()
    const name = row.projectId === null ? undefined : projects.names().get(row.projectId)
    const message = filled(nl.entries.forgotten, {
      day: formatWeekday(dayOf(new Date(row.startedAt))),
      project: name ? ` (${name})` : "",
    })
    db.insert(hourReminders)
      .values({
        ...{ accountId: row.accountId, kind: incompleteHours, message, entryId: row.id },
        ...{ remindAt: now, createdAt: now },
      })
      .run()
  }

  /** The last time that it was three at night. */
  function lastNight(): string {
    const day = today(clock)
    const tonight = instantAt(day, night)
    return (tonight > clock() ? instantAt(addDays(day, -1), night) : tonight).toISOString()
  }

  return {
    /**
     * Closes the timers that were forgotten: those that a three o'clock at night went by and that ran for more than twelve
     * hours. Their end is asked for; nothing of them is lost, and a stop that comes in later still ends them.
     */
    closeForgotten: () =>
      write<void>(db, () => {
        const since = lastNight()
        const limit = new Date(clock().getTime() - lengths.shift).toISOString()
        for (const row of rows.running().filter(({ startedAt }) => startedAt < since && startedAt < limit)) {
          store.forget(row)
          remind(row)
          log.record("hours.forgotten", { kind: "hours", id: row.id })
        }
      }),
    /** Where work was begun and ended, some time after it was approved or put away. */
    forgetPlaces() {
      const before = new Date(clock().getTime() - keptDays.checkIns * 24 * 3600_000).toISOString()
      const nowhere = { startLatitude: null, startLongitude: null, startAccuracy: null }
      const noEnd = { endLatitude: null, endLongitude: null, endAccuracy: null }
      db.update(timeEntries)
        .set({ ...nowhere, ...noEnd })
        .where(
          and(
            or(
              and(eq(timeEntries.review, "approved"), lt(timeEntries.reviewedAt, before)),
              lt(timeEntries.removedAt, before),
            ),
            sql`coalesce(${timeEntries.startLatitude}, ${timeEntries.endLatitude}) is not null`,
          ),
        )
        .run()
    },
  }
}
