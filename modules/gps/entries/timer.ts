import type { User } from "#modules/access/schema.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError, notFound } from "#src/shared/errors.ts"
import { type Moment, toldMoment } from "#src/shared/toldMoment.ts"
import { clockGrace, lengths } from "../constants.ts"
import type { EntryRow } from "../table.ts"
import { later, millisecondsBetween } from "./instants.ts"
import { momentOf } from "./moment.ts"
import type { Overlaps } from "./overlaps.ts"
import type { Pausing } from "./pausing.ts"
import { type EntryRows, statusOf } from "./rows.ts"
import type { EntryMoment, StartEntry } from "./schema.ts"
import { isSame, isTimers, placed, type SessionsMade } from "./session.ts"
import type { EntryStore } from "./store.ts"

/**
 * Start, stop, pause and resume, as devices tell of them: late, twice, by two devices of one person, and not in the order
 * in which they happened. The result is that of the order in which they happened. What a person wrote down himself stays
 * as it is; a session of the timer is cut by it. All in the caller's transaction; each answers the number of the entry.
 *
 * How they are folded:
 * - What devices reported stays as they reported it: when each began and stopped a session, under its own name (`time_entry_refs`),
 *   and its breaks (pausing.ts). An entry's own begin and end are what is left of that, and may change with later news.
 * - A name that is known is a replay. Otherwise what counts is the session that was on at that moment (`holder`): of the
 *   same work it goes on under one more name, of other work it ends there and another begins.
 * - A session ends where the next one began, also when that was reported before it. A stop that comes in later makes it
 *   shorter at most; who started the same after that stop did not go on with it, and gets an entry apart (ending.ts).
 * - Hours that were typed cut a session into pieces (overlaps.ts). The last has its names and gets its end; the others point
 *   to it by `pieceOf`.
 */
export function createTimer({
  clock,
  rows,
  store,
  overlaps,
  pausing,
  sessions,
}: {
  clock: Clock
  rows: EntryRows
  store: EntryStore
  overlaps: Overlaps
  pausing: Pausing
  sessions: SessionsMade
}) {
  /** His own, with when it was begun under that name. */
  function named(name: string, me: User) {
    const row = rows.ofRef(name)
    if (!row || row.accountId !== me.id) throw notFound("gps")
    return { row, begun: store.startedAs(row, name) }
  }

  /** When it was, never before the session was begun. */
  function momentIn(begun: string, { occurredAt }: EntryMoment, deviceTime: string | null) {
    const moment = momentOf(occurredAt, deviceTime, clock)
    if (isBefore(moment.at, begun)) throw new DomainError("gps.pauseBeforeStart", 422)
    return { ...moment, at: later(moment.at, begun) }
  }

  /**
   * Whoever stopped has stopped, whatever clocks say. A device that puts it before its start was put back since: then it is
   * when it arrived here, and what the device said is kept beside it. Undefined when our own clock lies before the start
   * as well, as it was put back or was ahead: nobody knows the end then but the one who worked.
   */
  function stopMoment(begun: string, reported: EntryMoment, deviceTime: string | null): Moment | undefined {
    const told = toldMoment(reported.occurredAt, deviceTime, clock)
    if (!isBefore(told.at, begun)) return momentIn(begun, reported, deviceTime)
    const at = clock().toISOString()
    return isBefore(at, begun) ? undefined : { ...told, at: later(at, begun) }
  }

  const isBefore = (at: string, begun: string) => millisecondsBetween(at, begun) > clockGrace.arrival

  /** Its end is asked for. */
  function forget(row: EntryRow): number {
    if (row.forgottenAt === null && row.endedAt === null) store.forget(row)
    return row.id
  }

  /** What a device tells of it still counts: no person wrote its times down, and it had not ended before that. */
  const isOpenAt = (row: EntryRow, at: string) =>
    row.removedAt === null && isTimers(row) && (row.endedAt === null || at < row.endedAt)

  const paused =
    (verb: "pause" | "resume") =>
    (name: string, reported: EntryMoment, deviceTime: string | null, me: User): number => {
      const { row, begun } = named(name, me)
      const { at } = momentIn(begun, reported, deviceTime)
      if (!isOpenAt(row, at)) return row.id
      overlaps.each(row, (piece) => {
        pausing[verb](piece.id, at)
        store.set(piece, {})
      })
      return row.id
    }

  return {
    start(wish: StartEntry, deviceTime: string | null, me: User): number {
      if (wish.ref !== undefined && rows.ofRef(wish.ref)) return named(wish.ref, me).row.id
      const session = sessions.make(wish, momentOf(wish.occurredAt, deviceTime, clock), me)
      const { startedAt } = session
      const holder = overlaps.holder(session)
      if (!holder) return overlaps.begin(session)
      const forgotten = millisecondsBetween(holder.startedAt, startedAt) > lengths.forgotten
      if (isSame(holder, session) && !forgotten) {
        store.name(holder.id, session.ref, startedAt)
        // Who presses start is at work again.
        if (session.source === "timer") overlaps.each(holder, ({ id }) => pausing.resume(id, startedAt))
        return holder.id
      }
      if (forgotten && statusOf(holder) === "active") store.forget(holder)
      else overlaps.end(holder, startedAt)
      return overlaps.begin(session)
    },
    stop(name: string, reported: EntryMoment, deviceTime: string | null, me: User): number {
      const { row, begun } = named(name, me)
      const moment = stopMoment(begun, reported, deviceTime)
      if (!moment) return forget(row)
      const { at, deviceAt } = moment
      store.stopped(row, name, at)
      if (!isOpenAt(row, at)) return row.id
      const lasted = millisecondsBetween(row.startedAt, at)
      // So late a press is not when the work ended: that is asked for.
      if (lasted > lengths.entry) return forget(row)
      if (row.forgottenAt !== null && at >= row.forgottenAt && lasted > lengths.forgotten) return row.id
      overlaps.end(row, at, { deviceEndedAt: deviceAt, ...placed("end", reported.location) })
      return row.id
    },
    pause: paused("pause"),
    resume: paused("resume"),
  }
}

export type Timer = ReturnType<typeof createTimer>
