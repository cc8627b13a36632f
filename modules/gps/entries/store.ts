import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type EntryRow, hourReminders, positions, timeBreaks, timeEntries, timeEntryRefs } from "../table.ts"
import { earlier } from "./instants.ts"

export type EntryStore = ReturnType<typeof createEntryStore>
type Values = typeof timeEntries.$inferInsert

/** Writes entries and their names. All in the caller's transaction; who decides what to write is elsewhere. */
export function createEntryStore({ db, clock }: { db: Db; clock: Clock }) {
  const now = () => clock().toISOString()

  function insert(values: Omit<Values, "createdAt">): number {
    return db
      .insert(timeEntries)
      .values({ ...values, createdAt: now() })
      .returning({ id: timeEntries.id })
      .get().id
  }

  /** Every change counts as a version, so that no form that was opened before it overwrites it. */
  function set(row: Pick<EntryRow, "id" | "version">, values: Partial<Values>) {
    db.update(timeEntries)
      .set({ ...values, version: row.version + 1 })
      .where(eq(timeEntries.id, row.id))
      .run()
  }

  /** Its end is known now, so that nobody needs to be asked for it. */
  function forgetReminders(entryId: number) {
    db.update(hourReminders)
      .set({ doneAt: now() })
      .where(
        and(
          eq(hourReminders.entryId, entryId),
          eq(hourReminders.kind, incompleteHours),
          isNull(hourReminders.doneAt),
        ),
      )
      .run()
  }

  /**
   * It ended there. Who started the same only after that, on another device, did not go on with this one after all: that
   * becomes an entry of its own, with the breaks and places that belong to it. It lasts until that device stopped it, or
   * until `next` began.
   */
  function end(row: EntryRow, at: string, values: Partial<Values> = {}, next: string | null = null) {
    set(row, { ...values, endedAt: at })
    forgetReminders(row.id)
    const later = and(eq(timeEntryRefs.entryId, row.id), gt(timeEntryRefs.startedAt, at))
    const others = db.select().from(timeEntryRefs).where(later).orderBy(asc(timeEntryRefs.startedAt)).all()
    const first = others[0]
    if (!first) return
    const { accountId, kind, projectId, source, forgottenAt, createdBy } = row
    const { ref, startedAt } = first
    const ends = [next, ...others.map(({ stoppedAt }) => stoppedAt)].filter((end) => end !== null)
    db.delete(timeEntryRefs).where(eq(timeEntryRefs.ref, ref)).run()
    const id = insert({
      ...{ ref, accountId, kind, projectId, source, forgottenAt, createdBy, startedAt },
      endedAt: ends.toSorted()[0] ?? null,
    })
    db.update(timeEntryRefs).set({ entryId: id }).where(later).run()
    for (const [table, since] of [
      [timeBreaks, timeBreaks.startedAt],
      [positions, positions.at],
    ] as const)
      db.update(table)
        .set({ entryId: id })
        .where(and(eq(table.entryId, row.id), gt(since, startedAt)))
        .run()
  }

  return {
    insert,
    set,
    end,
    forgetReminders,
    forget: (row: EntryRow) => set(row, { forgottenAt: now() }),
    /** The same session under another name, started there at that time. */
    alias: (row: EntryRow, ref: string, startedAt: string) =>
      db.insert(timeEntryRefs).values({ ref, entryId: row.id, startedAt }).run(),
    /** It began earlier, under another name; the one it had is kept as a later start of the same. */
    lead(row: EntryRow, begin: Pick<Values, "ref" | "startedAt"> & Partial<Values>) {
      const { id: entryId, ref, startedAt, endedAt } = row
      set(row, begin)
      const stoppedAt = row.deviceEndedAt === null ? null : endedAt
      db.insert(timeEntryRefs).values({ ref, entryId, startedAt, stoppedAt }).run()
    },
    /** The device that calls it so stopped it then, whatever had ended it before. */
    stopped: (name: string, at: string) =>
      db
        .update(timeEntryRefs)
        .set({ stoppedAt: sql`min(coalesce(${timeEntryRefs.stoppedAt}, ${at}), ${at})` })
        .where(eq(timeEntryRefs.ref, name.toLowerCase()))
        .run(),
    /** When it was started, as who calls it by that name told. */
    startedAs(row: EntryRow, name: string): string {
      const other = db
        .select()
        .from(timeEntryRefs)
        .where(and(eq(timeEntryRefs.ref, name.toLowerCase()), ne(timeEntryRefs.ref, row.ref)))
        .get()
      if (other) return other.startedAt
      const told = row.deviceStartedAt && Date.parse(row.deviceStartedAt) - (row.clockSkew ?? 0) * 1000
      return told ? earlier(row.startedAt, new Date(told).toISOString()) : row.startedAt
    },
  }
}

/** The kind of reminder that asks for an end (section 3 of the specification). */
export const incompleteHours = "incomplete_hours"
