import { and, asc, eq, isNull, lte } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { instantAt } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { invalid, notFound } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import type { EntryRows } from "../entries/rows.ts"
import { incompleteHours } from "../schema.ts"
import { hourReminders } from "../table.ts"
import type { NewReminder, Reminder } from "./schema.ts"

export type Reminders = ReturnType<typeof createReminders>
type ReminderRow = typeof hourReminders.$inferSelect

/** What someone is to be reminded of about hours. From its time on it is among his notices, until it is done. */
export function createReminders({
  db,
  clock,
  log,
  replays,
  rows,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  rows: EntryRows
  people: () => User[]
}) {
  /** The office may remind anyone; whom a worker names is ignored, as he reminds himself. */
  const accountOf = ({ userId = 0 }: NewReminder, by: User) =>
    userId && reaches(by.role, "manager") ? userId : by.id

  function refuseWrong({ reminderDate, entryId }: NewReminder, account: number) {
    if (!people().some(({ id }) => id === account)) throw invalid({ userId: "gps.personUnknown" })
    const ahead = dueAt(reminderDate).getTime() - clock().getTime()
    if (Math.abs(ahead) > mostAhead) throw invalid({ reminderDate: "gps.reminderFarOff" })
    // An entry of someone else is none of a worker's business, also not whether it is there.
    if (entryId !== undefined && rows.find(entryId).accountId !== account) throw notFound("gps")
  }

  return {
    add: (filled: NewReminder, key: string | null, by: User): Reminder =>
      replays.once<Reminder>(`hours.reminder.${by.id}`, key, filled, () => {
        const userId = accountOf(filled, by)
        refuseWrong(filled, userId)
        const { message, reminderDate, type = incompleteHours, entryId = null } = filled
        const row = db
          .insert(hourReminders)
          .values({
            ...{ accountId: userId, kind: type || incompleteHours, message, entryId },
            remindAt: dueAt(reminderDate).toISOString(),
            ...{ createdBy: by.id, createdAt: clock().toISOString() },
          })
          .returning()
          .get()
        log.record("hours.reminderMade", { kind: "reminder", id: row.id }, by.id, { userId, entryId })
        return view(row)
      }),
    /** One's own that are due, the oldest first. */
    due: ({ id }: Pick<User, "id">): Reminder[] =>
      db
        .select()
        .from(hourReminders)
        .where(
          and(
            eq(hourReminders.accountId, id),
            isNull(hourReminders.doneAt),
            lte(hourReminders.remindAt, clock().toISOString()),
          ),
        )
        .orderBy(asc(hourReminders.remindAt), asc(hourReminders.id))
        .all()
        .map(view),
    /** Done twice is done. */
    done: (id: number, me: User): Reminder =>
      write<Reminder>(db, () => {
        const own = and(eq(hourReminders.id, id), eq(hourReminders.accountId, me.id))
        const row = db.select().from(hourReminders).where(own).get()
        if (!row) throw notFound("gps")
        if (row.doneAt === null) {
          db.update(hourReminders).set({ doneAt: clock().toISOString() }).where(own).run()
          log.record("hours.reminderDone", { kind: "reminder", id }, me.id)
        }
        return view(row)
      }),
  }
}

const mostAhead = 366 * 86_400_000

/** A day is reminded of in the morning. */
const dueAt = (date: string): Date => (date.length === 10 ? instantAt(date, "09:00") : new Date(date))

const view = ({ id, accountId, message, remindAt, kind, entryId }: ReminderRow): Reminder => ({
  ...{ id, message, userId: accountId, reminderDate: remindAt, type: kind, entryId },
})
