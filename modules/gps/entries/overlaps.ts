import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { lengths } from "../constants.ts"
import type { EntryRow } from "../table.ts"
import type { Ending } from "./ending.ts"
import { gapsIn } from "./gaps.ts"
import { earlier, millisecondsBefore, millisecondsBetween } from "./instants.ts"
import { spanText } from "./momentText.ts"
import type { Pausing } from "./pausing.ts"
import { type EntryRows, spanOf, statusOf } from "./rows.ts"
import { isSame, isTimers, type Session } from "./session.ts"
import type { EntryStore } from "./store.ts"
import type { Span } from "./worked.ts"

export type Overlaps = ReturnType<typeof createOverlaps>

/**
 * Lays a session of the timer among what is there of that person, so that nothing counts double: it is cut where the next
 * session began, and by hours that a person wrote down. When those lie in the midst of it, it becomes two.
 */
export function createOverlaps({
  clock,
  log,
  rows,
  store,
  ending,
  pausing,
}: {
  clock: Clock
  log: Log
  rows: EntryRows
  store: EntryStore
  ending: Ending
  pausing: Pausing
}) {
  /** The sessions of a person around an instant, with when devices said they began and ended; and what was written down. */
  function around(accountId: number, at: string) {
    const dayBefore = millisecondsBefore(at, lengths.entry)
    const now = clock().toISOString()
    const others = rows.since(accountId, dayBefore)
    const sessions = others
      .filter((row) => isTimers(row) && row.pieceOf === null)
      .map((row) => ({ row, reported: store.reportedOf(row) }))
      .toSorted((a, b) => (a.reported.from < b.reported.from ? -1 : 1))
    return {
      holder: sessions.findLast(({ reported }) => reported.from <= at),
      next: sessions.find(({ reported }) => reported.from > at),
      // Leave that is still to come doesn't end what runs now.
      written: others.filter((row) => !isTimers(row) && row.startedAt <= now),
    }
  }

  /** What a stretch of time keeps beside what was written down. */
  const remaining = (span: Span, written: EntryRow[]): Span[] => gapsIn(span, written.map(spanOf))

  /** All but the last piece of a session, with its breaks: that one has the names by which its end will come. */
  function insertPieces(session: Session, pieceOf: number, gaps: Span[]) {
    for (const { from, to } of gaps) {
      const ref = crypto.randomUUID()
      pausing.copy(pieceOf, store.insert({ ...session, ref, pieceOf, startedAt: from, endedAt: to }))
    }
  }

  /** A session that was part of another until now, laid among what was written down. */
  function recut(id: number | undefined) {
    if (id === undefined) return
    const row = rows.find(id)
    const { startedAt: from, endedAt: to } = row
    const gaps = remaining({ from, to }, around(row.accountId, from).written)
    const last = gaps.at(-1) ?? { from: to!, to }
    if (gaps.length === 1 && last.from === from) return
    store.set(row, { startedAt: last.from, endedAt: last.to })
    insertPieces({ ...bare(row), startedAt: from }, id, gaps.slice(0, -1))
  }

  /** Before the piece that went on: it is the piece that it ended in, and those after that come to nothing. */
  function endEarlier(row: EntryRow, at: string, values: Partial<Session>, next: string | null) {
    const pieces = store.piecesOf(row.id).filter(isTimers)
    const piece = pieces.findLast(({ startedAt }) => startedAt <= at)
    for (const other of pieces)
      if (other.startedAt >= (piece?.startedAt ?? at)) store.set(other, { removedAt: clock().toISOString() })
    const from = piece?.startedAt ?? row.startedAt
    const to = piece ? earlier(at, piece.endedAt!) : from
    recut(ending.end(row, to, { ...values, startedAt: from }, next, at))
    log.record("hours.cut", { kind: "hours", id: row.id }, row.accountId, { from, to: at })
  }

  return {
    /** It and the earlier pieces that it was cut into. */
    each(row: EntryRow, act: (piece: EntryRow) => void) {
      for (const piece of [row, ...store.piecesOf(row.id).filter(isTimers)]) act(piece)
    },
    /** The session that was on when this began. */
    holder({ accountId, startedAt }: Session): EntryRow | undefined {
      const { holder, written } = around(accountId, startedAt)
      if (!holder || statusOf(holder.row) === "incomplete") return undefined
      const { endedAt } = holder.row
      // A device stopped it only later: what was written down stands where it still was on.
      const stood = holder.reported.to !== null && startedAt < holder.reported.to
      const on = (end: string) =>
        startedAt < end || (stood && remaining({ from: end, to: startedAt }, written).length === 0)
      return endedAt === null || on(endedAt) ? holder.row : undefined
    },
    /** Nothing of the timer is on any more where it begins. Answers the number of the entry that goes on. */
    begin(session: Session): number {
      const { accountId, startedAt: from, ref } = session
      const { next, written } = around(accountId, from)
      const away = written.find((row) => isAway(row) && row.startedAt <= from && from < row.endedAt!)
      if (away) throw new DomainError("gps.startWhileAway", 409, { values: { other: spanText(away) } })
      const to = next?.reported.from ?? null
      const far = to !== null && millisecondsBetween(from, to) > lengths.forgotten
      if (next && !far && statusOf(next.row) !== "incomplete" && isSame(next.row, session))
        return lead(next.row, session, to!, written)
      const gaps = remaining({ from, to }, written)
      const last = gaps.at(-1) ?? { from: to!, to }
      // Its own end is still to come; what began days later does not tell it.
      const open = far && { endedAt: null, forgottenAt: clock().toISOString() }
      const id = store.insert({ ...session, startedAt: last.from, endedAt: last.to, ...open })
      store.name(id, ref, from)
      insertPieces(session, id, gaps.slice(0, -1))
      if (gaps.length !== 1 || last.from !== from)
        log.record("hours.cut", { kind: "hours", id }, accountId, { from, to })
      return id
    },
    /** It ended there: as far as it is not cut by what began or was written down meanwhile. */
    end(row: EntryRow, at: string, values: Partial<Session> = {}) {
      const { accountId, startedAt: from } = row
      const { next, written } = around(accountId, store.reportedOf(row).from)
      if (at < from) return endEarlier(row, at, values, next?.reported.from ?? null)
      const to = next ? earlier(next.reported.from, at) : at
      const gaps =
        from < to
          ? remaining(
              { from, to },
              written.filter(({ id }) => id !== row.id),
            )
          : []
      const last = gaps.at(-1) ?? { from, to: from }
      recut(ending.end(row, last.to!, { ...values, startedAt: last.from }, next?.reported.from ?? null, at))
      if (gaps.length < 2 && last.to === at) return
      log.record("hours.cut", { kind: "hours", id: row.id }, accountId, { from, to: at })
      insertPieces({ ...bare(row), startedAt: from }, row.id, gaps.slice(0, -1))
    },
  }

  /** Goes on as one that began later on another device, under the name of that one as well. */
  function lead(next: EntryRow, session: Session, to: string, written: EntryRow[]): number {
    const gaps = remaining({ from: session.startedAt, to }, written)
    const last = gaps.findLast((gap) => gap.to === next.startedAt)
    insertPieces(session, next.id, last ? gaps.slice(0, -1) : gaps)
    store.set(next, { ...session, startedAt: last?.from ?? next.startedAt })
    store.name(next.id, session.ref, session.startedAt)
    // Who pressed start there was at work again.
    if (next.source === "timer") pausing.resume(next.id, to)
    return next.id
  }
}

/** What its pieces have in common. */
const bare = ({ accountId, kind, projectId, source, createdBy }: EntryRow) => ({
  ...{ ref: "", accountId, kind, projectId, source, createdBy },
})

const isAway = ({ kind }: EntryRow) => kind === "leave" || kind === "sick"
