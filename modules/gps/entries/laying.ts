import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { EntryRow } from "../table.ts"
import { gapsIn } from "./gaps.ts"
import { earlier } from "./instants.ts"
import { momentText } from "./momentText.ts"
import type { Pausing } from "./pausing.ts"
import { type EntryRows, spanOf, statusOf } from "./rows.ts"
import { isSame, isTimers, longestShift, millisecondsBetween, type Session } from "./session.ts"
import type { EntryStore } from "./store.ts"
import type { Span } from "./worked.ts"

export type Laying = ReturnType<typeof createLaying>

/**
 * Lays a session of the timer among what is there of that person, so that nothing counts double: it is cut where the next
 * session began, and by hours that a person wrote down. When those lie in the midst of it, it becomes two.
 */
export function createLaying({
  clock,
  log,
  rows,
  store,
  pausing,
}: {
  clock: Clock
  log: Log
  rows: EntryRows
  store: EntryStore
  pausing: Pausing
}) {
  function around(accountId: number, from: string) {
    const now = clock().toISOString()
    const others = rows.since(accountId, from)
    return {
      /** The session that was on when this began, and the first that began after it. */
      holder: others.find((row) => isTimers(row) && isOn(row, from)),
      next: others.find((row) => isTimers(row) && row.startedAt > from),
      // Leave that is still to come doesn't end what runs now.
      written: others.filter((row) => !isTimers(row) && row.startedAt <= now),
    }
  }

  /** The gaps of a stretch of time between what was written down. */
  const left = (span: Span, written: EntryRow[]): Span[] => gapsIn(span, written.map(spanOf))

  /** When the first session of the timer began after it. */
  const nextAfter = ({ id, accountId, startedAt }: EntryRow): string | null =>
    rows
      .since(accountId, startedAt)
      .find((row) => row.id !== id && isTimers(row) && row.startedAt > startedAt)?.startedAt ?? null

  /** All but the last of what a session is cut into; that one has the name by which its end will come. */
  function insertPieces(session: Session, gaps: Span[]): number[] {
    return gaps.map(({ from, to }) =>
      store.insert({ ...session, ref: crypto.randomUUID(), startedAt: from, endedAt: to }),
    )
  }

  /** Before the piece that went on: it is the piece that it ended in, and those after that come to nothing. */
  function endEarlier(row: EntryRow, at: string, values: Partial<Session>) {
    const own = piecesOf(row, at)
    const piece = own.findLast(({ startedAt }) => startedAt <= at)
    for (const other of own)
      if (other.startedAt >= (piece?.startedAt ?? at)) store.set(other, { removedAt: clock().toISOString() })
    const from = piece?.startedAt ?? row.startedAt
    const to = piece ? earlier(at, piece.endedAt!) : from
    store.end({ ...row, startedAt: from }, to, { ...values, startedAt: from }, nextAfter(row))
    log.record("hours.cut", { kind: "hours", id: row.id }, row.accountId, { from, to: at })
  }

  /** The earlier pieces that a session was cut into. */
  function piecesOf(row: EntryRow, since: string): EntryRow[] {
    const { id, accountId, deviceStartedAt } = row
    if (deviceStartedAt === null) return []
    return rows
      .since(accountId, earlier(since, row.startedAt))
      .filter((other) => other.id !== id && isTimers(other) && other.deviceStartedAt === deviceStartedAt)
  }

  return {
    piecesOf,
    holder: ({ accountId, startedAt }: Session): EntryRow | undefined => around(accountId, startedAt).holder,
    /** Nothing of the timer is on any more where it begins. Answers the number of the entry that goes on. */
    begin(session: Session): number {
      const { accountId, startedAt: from } = session
      const { next, written } = around(accountId, from)
      const away = written.find((row) => isAway(row) && row.startedAt <= from && from < row.endedAt!)
      if (away) throw new DomainError("gps.startWhileAway", 409, { values: { other: momentText(away) } })
      const far = next && millisecondsBetween(from, next.startedAt) > longestShift
      // Its own end is still to come; what began days later does not tell it.
      if (far) return store.insert({ ...session, forgottenAt: clock().toISOString() })
      const to = next?.startedAt ?? null
      const gaps = left({ from, to }, written)
      if (next && statusOf(next) !== "incomplete" && isSame(next, session)) {
        const last = gaps.findLast((gap) => gap.to === to)
        insertPieces(session, last ? gaps.slice(0, -1) : gaps)
        store.lead(next, { ...session, startedAt: last?.from ?? next.startedAt })
        // Who pressed start there was at work again.
        if (next.source === "timer") pausing.resume(next.id, next.startedAt)
        return next.id
      }
      const last = gaps.at(-1) ?? { from: to!, to }
      insertPieces(session, gaps.slice(0, -1))
      const id = store.insert({ ...session, startedAt: last.from, endedAt: last.to })
      if (gaps.length !== 1 || last.from !== from)
        log.record("hours.cut", { kind: "hours", id }, accountId, { from, to })
      return id
    },
    /** It ended there: as far as it is not cut by what began or was written down meanwhile. */
    end(row: EntryRow, at: string, values: Partial<Session> = {}) {
      const { accountId, startedAt: from, kind, projectId, source, createdBy } = row
      if (at < from) return endEarlier(row, at, values)
      const others = rows.since(accountId, from).filter(({ id }) => id !== row.id)
      const next = others.find((other) => isTimers(other) && from < other.startedAt && other.startedAt < at)
      const to = next?.startedAt ?? at
      const gaps = left(
        { from, to },
        others.filter((other) => !isTimers(other)),
      )
      const last = gaps.at(-1) ?? { from, to: from }
      store.end(row, last.to!, { ...values, startedAt: last.from }, nextAfter(row))
      if (gaps.length < 2 && last.to === at) return
      log.record("hours.cut", { kind: "hours", id: row.id }, accountId, { from, to: at })
      const { deviceStartedAt, clockSkew } = row
      const same = { accountId, kind, projectId, source, createdBy, deviceStartedAt, clockSkew }
      const pieces = insertPieces({ ...same, ref: "", startedAt: from }, gaps.slice(0, -1))
      for (const id of pieces) pausing.copy(row.id, id)
    },
  }
}

const isOn = (row: EntryRow, at: string) =>
  row.startedAt <= at && (row.endedAt === null ? statusOf(row) === "active" : at < row.endedAt)

const isAway = ({ kind }: EntryRow) => kind === "leave" || kind === "sick"
