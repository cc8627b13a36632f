import { and, asc, eq, gt, isNull, lt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { dayOf, instantAt, timeOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { conflict, DomainError, invalid, notFound } from "#src/shared/errors.ts"
import { type AppointmentRow, appointments, quoteRequests } from "../table.ts"
import { calendarFile } from "./calendarFile.ts"
import { appointmentMail, calendarFileName, meetingWords } from "./mail.nl.ts"
import { momentsOf } from "./moments.ts"
import type { Appointment, RequestAppointment, SetAppointment } from "./schema.ts"

export type Appointments = ReturnType<typeof createAppointments>

/** When somebody of the company comes to look at what was asked for. */
export function createAppointments({
  db,
  clock,
  log,
  replays,
  people,
  mail,
  company,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  /** Everyone with an account. */
  people: () => User[]
  mail: MailService
  company: () => Settings
}) {
  function requestOf(id: number) {
    const row = db.select().from(quoteRequests).where(eq(quoteRequests.id, id)).get()
    if (!row) throw notFound("quotes")
    return row
  }
  const rowOf = (id: number) => db.select().from(appointments).where(eq(appointments.requestId, id)).get()

  function kept(id: number): AppointmentRow {
    requestOf(id)
    const row = rowOf(id)
    if (!row) throw new DomainError("quotes.appointmentNone", 404)
    return row
  }

  const personOf = (id: number | null) => people().find((person) => person.id === id)?.name ?? null

  function view(row: AppointmentRow): Appointment {
    const { startsAt, endsAt, place, accountId, version, mailedStartsAt } = row
    const begins = new Date(startsAt)
    return {
      ...{ day: dayOf(begins), from: timeOf(begins), until: timeOf(new Date(endsAt)), place },
      ...{ accountId, person: personOf(accountId), version, withdrawn: row.withdrawnAt !== null },
      mail: (row.mailId !== null && mail.stateOf(row.mailId)) || null,
      told: mailedStartsAt === null ? "nothing" : mailedStartsAt === startsAt ? "this" : "earlier",
    }
  }

  function get(id: number): RequestAppointment {
    requestOf(id)
    const row = rowOf(id)
    return { appointment: row ? view(row) : null, canMail: mail.configured() }
  }

  /** With everything a reader needs, as it holds now. */
  function fileOf(row: AppointmentRow): string {
    const { startsAt, endsAt, changedAt, uid, place } = row
    const about = { request: requestOf(row.requestId), person: personOf(row.accountId), company: company() }
    return calendarFile({
      ...{ uid, sequence: row.version - 1, cancelled: row.withdrawnAt !== null, place },
      ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), changedAt: new Date(changedAt) },
      ...{ ...meetingWords(about), organizer: { name: company().companyName, email: mail.office() } },
    })
  }

  /** In the transaction of the appointment itself: both are kept or neither. */
  function confirm(row: AppointmentRow, moved: boolean) {
    const request = requestOf(row.requestId)
    const about = { appointment: row, request, person: personOf(row.accountId), company: company() }
    const mailId = mail.post({
      ...{ kind: "quotes.appointment", to: request.email, replyTo: mail.office() },
      ...{ thread: `request-${request.id}`, ...appointmentMail(about, moved) },
      attachments: [
        {
          name: calendarFileName(request.reference),
          mediaType: "text/calendar; charset=utf-8",
          text: fileOf(row),
        },
      ],
    })
    if (mailId === false) throw conflict("quotes.appointmentNoMail")
    const { requestId, startsAt } = row
    db.update(appointments)
      .set({ mailId, mailedStartsAt: startsAt })
      .where(eq(appointments.requestId, requestId))
      .run()
  }

  function store(id: number, filled: SetAppointment, by: User) {
    const { disposition } = requestOf(id)
    if (disposition !== "open") throw conflict("quotes.appointmentClosed")
    const before = rowOf(id)
    if ((before?.version ?? 0) !== filled.version) throw conflict("quotes.appointmentMeanwhile")
    const { startsAt, endsAt } = momentsOf(filled, clock())
    const { place, accountId } = filled
    if (accountId !== null && personOf(accountId) === null)
      throw invalid({ accountId: "quotes.appointmentWho" })
    const held = {
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place, accountId },
      ...{ version: filled.version + 1, withdrawnAt: null, changedAt: clock().toISOString() },
    }
    const uid = before?.uid ?? `${crypto.randomUUID()}@waterpas`
    db.insert(appointments)
      .values({ requestId: id, uid, ...held })
      .onConflictDoUpdate({ target: appointments.requestId, set: held })
      .run()
    log.record("request.appointment", { kind: "request", id }, by.id, { at: held.startsAt })
    if (filled.confirm) confirm(rowOf(id)!, before?.mailedStartsAt != null)
  }

  return {
    get,
    set: (id: number, filled: SetAppointment, key: string | null, by: User): RequestAppointment => {
      replays.once<true>("quotes.appointment", key, { id, ...filled }, () => {
        store(id, filled, by)
        return true
      })
      return get(id)
    },
    /** It stays, so that its file takes it out of a calendar; setting it again brings it back. */
    withdraw: (id: number, version: number, by: User): RequestAppointment =>
      write<RequestAppointment>(db, () => {
        const row = kept(id)
        if (row.withdrawnAt !== null) return get(id)
        if (row.version !== version) throw conflict("quotes.appointmentMeanwhile")
        const now = clock().toISOString()
        db.update(appointments)
          .set({ withdrawnAt: now, changedAt: now, version: version + 1 })
          .where(eq(appointments.requestId, id))
          .run()
        log.record("request.appointmentWithdrawn", { kind: "request", id }, by.id)
        return get(id)
      }),
    file(id: number) {
      const blob = new Blob([fileOf(kept(id))])
      const name = calendarFileName(requestOf(id).reference)
      return { blob, bytes: blob.size, mediaType: "text/calendar; charset=utf-8", name }
    },
    /** Those of today that are not over, the first one first. */
    ofToday() {
      const end = instantAt(addDays(today(clock), 1), "00:00")
      return db
        .select({
          requestId: appointments.requestId,
          startsAt: appointments.startsAt,
          name: quoteRequests.name,
        })
        .from(appointments)
        .innerJoin(quoteRequests, eq(quoteRequests.id, appointments.requestId))
        .where(
          and(
            isNull(appointments.withdrawnAt),
            eq(quoteRequests.disposition, "open"),
            gt(appointments.endsAt, clock().toISOString()),
            lt(appointments.startsAt, end.toISOString()),
          ),
        )
        .orderBy(asc(appointments.startsAt))
        .all()
    },
  }
}
