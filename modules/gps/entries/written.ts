import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, invalid, notFound } from "#src/shared/errors.ts"
import { type EntryRow, timeEntries } from "../table.ts"
import type { Differences } from "./differences.ts"
import type { Ending } from "./ending.ts"
import { later } from "./instants.ts"
import type { Pausing } from "./pausing.ts"
import type { Refusals } from "./refusals.ts"
import { type EntryRows, statusOf } from "./rows.ts"
import type { CorrectEntry, NewEntry, RemoveEntry } from "./schema.ts"
import type { SessionsMade } from "./session.ts"
import type { EntryStore } from "./store.ts"
import { correctedSpan, middleBreak, typedSpan } from "./typedSpan.ts"
import type { Span } from "./worked.ts"

export type Written = ReturnType<typeof createWritten>

/** Hours that a person writes down: typed, corrected, put away. All in the caller's transaction. */
export function createWritten({
  db,
  clock,
  log,
  rows,
  store,
  ending,
  pausing,
  sessions,
  refusals,
  differences,
}: {
  db: Db
  clock: Clock
  log: Log
  rows: EntryRows
  store: EntryStore
  ending: Ending
  pausing: Pausing
  sessions: SessionsMade
  refusals: Refusals
  differences: Differences
}) {
  const breaksOf = (row: EntryRow) => rows.breaksOf([row.id]).get(row.id) ?? []

  /** The breaks as they were, when as many minutes as before still lie within; otherwise one in the middle. */
  function setBreaks(row: EntryRow, span: Span, breakMinutes: number) {
    const kept = breaksOf(row)
    const within = kept.every(({ from, to }) => span.from <= from && to !== null && to <= span.to!)
    if (within && rows.view([row])[0]!.breakMinutes === breakMinutes) return
    pausing.replace(row.id, middleBreak(span, breakMinutes))
  }

  function correct(row: EntryRow, wish: CorrectEntry, me: User): number {
    refusals.changeable(row)
    if (row.removedAt !== null) throw conflict("gps.putAway")
    if (row.version !== wish.version) throw conflict("gps.changedMeanwhile")
    if (wish.to === undefined && row.endedAt !== null) throw invalid({ to: "gps.timeMissing" })
    const span = correctedSpan(wish, row)
    refusals.times(span, wish.kind, me)
    const projectId = sessions.projectOf(wish.kind, wish.projectId)
    // Of what was forgotten only the begin is known.
    const known = span.to === null && row.forgottenAt !== null ? { ...span, to: span.from } : span
    refusals.overlap(row.accountId, known, row.id)
    if (span.to !== null) refusals.breaks(span, wish.breakMinutes)
    change(row, { ...span, kind: wish.kind, projectId, note: wish.note ?? "" }, me.id, wish.reason, () => {
      if (span.to !== null) setBreaks(row, span, wish.breakMinutes)
    })
    return row.id
  }

  /** Sets it, and tells the log what is different. What was sent back is to be looked at again. */
  function change(
    row: EntryRow,
    { from, to, ...values }: Span & Partial<Pick<EntryRow, "kind" | "projectId" | "note">>,
    by: number,
    reason: string,
    setBreaks = () => {},
  ) {
    const before = differences.described(row)
    setBreaks()
    const again =
      row.review === "rejected"
        ? { review: "open" as const, reviewNote: "", reviewedBy: null, reviewedAt: null }
        : {}
    const next = { ...values, startedAt: from, ...again }
    if (to !== null && to !== row.endedAt) ending.end({ ...row, startedAt: from }, to, next)
    else store.set(row, next)
    const after = differences.described(rows.find(row.id))
    const changed = differences.between(before, after)
    if (changed.some((field) => field !== "note"))
      db.update(timeEntries).set({ corrected: true }).where(eq(timeEntries.id, row.id)).run()
    const only = (of: typeof before) => Object.fromEntries(changed.map((field) => [field, of[field]]))
    const details = { reason, before: only(before), after: only(after) }
    log.record("hours.corrected", { kind: "hours", id: row.id }, by, details)
  }

  return {
    add(wish: NewEntry, me: User): number {
      const accountId = refusals.person(wish.accountId, me)
      const known = wish.ref && rows.ofRef(wish.ref)
      if (known) {
        if (known.accountId !== accountId) throw notFound("gps")
        return known.id
      }
      const { kind, note = "", breakMinutes } = wish
      const span = typedSpan(wish)
      refusals.times(span, kind, me)
      const projectId = sessions.projectOf(kind, wish.projectId)
      refusals.overlap(accountId, span)
      refusals.breaks(span, breakMinutes)
      const id = store.insert({
        ...{ ref: wish.ref?.toLowerCase() ?? crypto.randomUUID(), accountId, kind, projectId, note },
        ...{ source: "manual", startedAt: span.from, endedAt: span.to, createdBy: me.id },
      })
      pausing.replace(id, middleBreak(span, breakMinutes))
      log.record("hours.added", { kind: "hours", id }, me.id)
      return id
    },
    correct,
    /** Fills in what was missing of an entry, when the office approves it. */
    complete(
      row: EntryRow,
      { endedAt, projectId }: { endedAt?: string; projectId?: number | null },
      by: User,
      reason: string,
    ): EntryRow {
      refusals.changeable(row)
      const to = endedAt === undefined ? row.endedAt : new Date(endedAt).toISOString()
      const span = { from: row.startedAt, to }
      if (endedAt !== undefined) {
        refusals.times(span, row.kind, by)
        refusals.overlap(row.accountId, span, row.id)
      }
      const project = projectId === undefined ? row.projectId : sessions.projectOf(row.kind, projectId)
      change(row, { ...span, projectId: project }, by.id, reason)
      return rows.find(row.id)
    },
    /** Away or back. What still ran ends with it. */
    setRemoved(row: EntryRow, { removed, reason }: RemoveEntry, me: User): number {
      refusals.changeable(row)
      if (removed === (row.removedAt !== null)) return row.id
      if (removed && !reason) throw invalid({ reason: "gps.reasonMissing" })
      const now = clock().toISOString()
      if (removed && statusOf(row) === "active") ending.end(row, later(row.startedAt, now))
      if (removed) ending.forgetReminders(row.id)
      else refusals.overlap(row.accountId, { from: row.startedAt, to: row.endedAt ?? row.startedAt }, row.id)
      store.set(rows.find(row.id), { removedAt: removed ? now : null })
      const details = { reason: reason ?? "" }
      log.record(removed ? "hours.removed" : "hours.restored", { kind: "hours", id: row.id }, me.id, details)
      return row.id
    },
  }
}
