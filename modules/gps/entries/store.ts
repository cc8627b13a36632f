import { and, asc, eq, isNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type EntryRow, timeEntries, timeEntryRefs } from "../table.ts"
import { later } from "./instants.ts"

export type EntryStore = ReturnType<typeof createEntryStore>
export type EntryValues = typeof timeEntries.$inferInsert

/** Writes entries and their names. All in the caller's transaction; who decides what to write is elsewhere. */
export function createEntryStore({ db, clock }: { db: Db; clock: Clock }) {
  const now = () => clock().toISOString()

  function insert(values: Omit<EntryValues, "createdAt">): number {
    return db
      .insert(timeEntries)
      .values({ ...values, createdAt: now() })
      .returning({ id: timeEntries.id })
      .get().id
  }

  /** Every change counts as a version, so that no form that was opened before it overwrites it. */
  function set(row: Pick<EntryRow, "id" | "version">, values: Partial<EntryValues>) {
    db.update(timeEntries)
      .set({ ...values, version: row.version + 1 })
      .where(eq(timeEntries.id, row.id))
      .run()
  }

  /** What devices call it, in the order in which they started it. */
  const namesOf = (entryId: number) =>
    db
      .select()
      .from(timeEntryRefs)
      .where(eq(timeEntryRefs.entryId, entryId))
      .orderBy(asc(timeEntryRefs.startedAt))
      .all()

  return {
    insert,
    set,
    namesOf,
    /** Never before it began, whatever our clock says. */
    forget: (row: EntryRow) => set(row, { forgottenAt: later(now(), row.startedAt) }),
    /** That device calls it so, and started it then. */
    name: (entryId: number, ref: string, startedAt: string) =>
      db.insert(timeEntryRefs).values({ ref, entryId, startedAt }).run(),
    /** When devices first started it and first stopped it, whatever it was cut by. */
    reportedOf(row: EntryRow): { from: string; to: string | null } {
      const names = namesOf(row.id)
      const stops = names.flatMap(({ stoppedAt }) => stoppedAt ?? [])
      return { from: names[0]?.startedAt ?? row.startedAt, to: stops.toSorted()[0] ?? null }
    },
    piecesOf: (entryId: number): EntryRow[] =>
      db
        .select()
        .from(timeEntries)
        .where(and(eq(timeEntries.pieceOf, entryId), isNull(timeEntries.removedAt)))
        .orderBy(asc(timeEntries.startedAt))
        .all(),
    /** The device that calls it so stopped it then, whatever had ended it before. */
    stopped(row: EntryRow, name: string, at: string) {
      const ref = name === String(row.id) ? row.ref : name.toLowerCase()
      db.update(timeEntryRefs)
        .set({ stoppedAt: sql`min(coalesce(${timeEntryRefs.stoppedAt}, ${at}), ${at})` })
        .where(eq(timeEntryRefs.ref, ref))
        .run()
    },
    /** When the device that calls it so started it. */
    startedAs(row: EntryRow, name: string): string {
      const ref = name === String(row.id) ? row.ref : name.toLowerCase()
      const reported = db.select().from(timeEntryRefs).where(eq(timeEntryRefs.ref, ref)).get()
      return reported?.startedAt ?? row.startedAt
    },
  }
}
