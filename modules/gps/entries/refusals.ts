import type { User } from "#modules/access/schema.ts"
import { dayOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { conflict, DomainError, invalid, notFound } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import { lengths } from "../constants.ts"
import type { EntryKind } from "../schema.ts"
import type { EntryRow } from "../table.ts"
import { millisecondsBetween } from "./instants.ts"
import { spanText } from "./momentText.ts"
import type { EntryRows } from "./rows.ts"
import { minutesOf, overlaps, type Span } from "./worked.ts"

export type Refusals = ReturnType<typeof createRefusals>

/** The clock of who types may be a little ahead of ours. */
const minutesAhead = 5

/** How long after a day its hours may be written down. */
const mostDaysBack = { worker: 60, office: 730 }

/** What can't be, or may not be, of hours that a person writes down. */
export function createRefusals({
  clock,
  rows,
  people,
}: {
  clock: Clock
  rows: EntryRows
  people: () => User[]
}) {
  /** Whether they share time. Of what was forgotten only its begin is known; what runs lasts until now. */
  function shares({ startedAt, endedAt, ...row }: EntryRow, span: { from: string; to: string }): boolean {
    if (endedAt === startedAt) return false
    if (endedAt === null && row.forgottenAt !== null) return span.from <= startedAt && startedAt < span.to
    return overlaps(span, { from: startedAt, to: endedAt ?? clock().toISOString() })
  }

  return {
    /** Its own, or for the office of anyone; others learn nothing of it. */
    seen(row: EntryRow | undefined, me: User): EntryRow {
      if (!row || (row.accountId !== me.id && !reaches(me.role, "manager"))) throw notFound("gps")
      return row
    },
    changeable(row: EntryRow) {
      if (row.review === "approved") throw conflict("gps.alreadyApproved")
    },
    /** For whom hours are typed. */
    person(accountId: number | undefined, me: User): number {
      if (accountId === undefined || accountId === me.id) return me.id
      if (!reaches(me.role, "manager")) throw new DomainError("gps.onlyOwnHours", 403)
      if (!people().some(({ id }) => id === accountId)) throw invalid({ accountId: "gps.personUnknown" })
      return accountId
    },
    /** Refuses, by field, times that can't be. */
    times(span: Span, kind: EntryKind, me: User) {
      const day = dayOf(new Date(span.from))
      const last = today(clock)
      const soon = new Date(clock().getTime() + minutesAhead * 60_000).toISOString()
      const away = kind === "leave" || kind === "sick"
      const back = mostDaysBack[reaches(me.role, "manager") ? "office" : "worker"]
      if (day < addDays(last, -back)) throw invalid({ day: "gps.tooLongAgo" })
      if (day > addDays(last, 366) || (!away && span.from > soon)) throw invalid({ day: "gps.dayAhead" })
      if (span.to === null) return
      if (span.to <= span.from) throw invalid({ to: "gps.endBeforeStart" })
      if (!away && span.to > soon) throw invalid({ to: "gps.endAhead" })
      if (millisecondsBetween(span.from, span.to) > lengths.entry) throw invalid({ to: "gps.tooLong" })
    },
    breaks(span: Span, breakMinutes: number) {
      if (breakMinutes > minutesOf(span, [], clock())) throw invalid({ breakMinutes: "gps.breakTooLong" })
    },
    /** Hours of one person never count double. */
    overlap(accountId: number, { from, to }: Span, except?: number) {
      const span = { from, to: to ?? clock().toISOString() }
      const other = rows.since(accountId, from).find((row) => row.id !== except && shares(row, span))
      if (!other) return
      const of = rows.view([other])[0]!
      const values = { other: [spanText(other), of.projectName].filter(Boolean).join(", ") }
      throw new DomainError("gps.overlap", 409, { values })
    },
  }
}
