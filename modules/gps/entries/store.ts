import { and, asc, eq, gte, isNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type EntryRow, hourReminders, positions, timeBreaks, timeEntries, timeEntryRefs } from "../table.ts"

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
   * until `next` began. Answers its number.
   */
  function end(
    row: EntryRow,
    at: string,
    values: Partial<Values> = {},
    next: string | null = null,
    told = at,
  ) {
    set(row, { ...values, endedAt: at })
    forgetReminders(row.id)
    const names = namesOf(row.id).filter(({ startedAt }) => startedAt > told)
    const first = names[0]
    if (!first) return undefined
    const { accountId, kind, projectId, source, forgottenAt, createdBy } = row
    const { ref, startedAt } = first
    const ends = [next, ...names.map(({ stoppedAt }) => stoppedAt)].filter((end) => end !== null)
    const endedAt = ends.toSorted()[0] ?? null
    const id = insert({
      ...{ ref, accountId, kind, projectId, source, forgottenAt, createdBy, startedAt, endedAt },
    })
    for (const [table, since] of [
      [timeEntryRefs, timeEntryRefs.startedAt],
      [timeBreaks, timeBreaks.startedAt],
      [positions, positions.at],
    ] as const)
      db.update(table)
        .set({ entryId: id })
        .where(and(eq(table.entryId, row.id), gte(since, startedAt)))
        .run()
    return id
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
    end,
    forgetReminders,
    forget: (row: EntryRow) => set(row, { forgottenAt: now() }),
    /** That device calls it so, and started it then. */
    name: (entryId: number, ref: string, startedAt: string) =>
      db.insert(timeEntryRefs).values({ ref, entryId, startedAt }).run(),
    /** When devices first started it and first stopped it, whatever it was cut by. */
    toldOf(row: EntryRow): { from: string; to: string | null } {
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
      const told = db.select().from(timeEntryRefs).where(eq(timeEntryRefs.ref, ref)).get()
      return told?.startedAt ?? row.startedAt
    },
  }
}

/** The kind of reminder that asks for an end (section 3 of the specification). */
export const incompleteHours = "incomplete_hours"
