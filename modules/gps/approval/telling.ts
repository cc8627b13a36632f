import { and, asc, eq, isNull, lte, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { User } from "#modules/access/schema.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Clock } from "#src/shared/clock.ts"
import { filled } from "#src/shared/filled.ts"
import { reaches } from "#src/shared/roles.ts"
import { hourReminders } from "../table.ts"
import { reminding as nl } from "./nl.ts"

export type Telling = ReturnType<typeof createTelling>

/**
 * Mails reminders at their time, once: also when the server was down then. On the screen and behind the bell they stand
 * by themselves from that time on. Only the office has an address; who works outside reads his on the screen.
 */
export function createTelling({
  db,
  clock,
  mail,
  people,
}: {
  db: Db
  clock: Clock
  mail: Pick<MailService, "post" | "office">
  people: () => User[]
}) {
  const waits = and(isNull(hourReminders.toldAt), isNull(hourReminders.doneAt))

  const due = () =>
    db
      .select()
      .from(hourReminders)
      .where(and(waits, lte(hourReminders.remindAt, clock().toISOString())))
      .orderBy(asc(hourReminders.remindAt), asc(hourReminders.id))
      .limit(atOnce)
      .all()

  function tell({ id, accountId, createdBy, message }: typeof hourReminders.$inferSelect) {
    db.update(hourReminders).set({ toldAt: clock().toISOString() }).where(eq(hourReminders.id, id)).run()
    const person = people().find((one) => one.id === accountId)
    const to = mail.office()
    if (!person || !to || !reaches(person.role, "manager")) return
    const other = createdBy === accountId ? undefined : people().find((one) => one.id === createdBy)
    const why = other ? filled(nl.of, { name: other.name }) : nl.own
    const subject = filled(nl.subject, { message: message.split("\n")[0]!.slice(0, longestSubject) })
    const text = filled(nl.text, { name: person.name, why, message })
    mail.post({ kind: "gps.reminder", to, subject, text })
  }

  return {
    /** Those of which the time came, each in a transaction with its mail. */
    tellDue() {
      for (const reminder of due()) write<void>(db, () => tell(reminder))
    },
    /** How many still come. */
    waiting: (): number => db.select({ n: sql<number>`count(*)` }).from(hourReminders).where(waits).get()!.n,
  }
}

/** The others go a minute later. */
const atOnce = 50
const longestSubject = 80
