import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { EntryRow } from "../table.ts"
import { gapsIn } from "./gaps.ts"
import { earlier } from "./instants.ts"
import { momentText } from "./momentText.ts"
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
}: {
  clock: Clock
  log: Log
  rows: EntryRows
  store: EntryStore
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

  /** Those that a session was cut into, when it was laid. */
  const pieces = ({ id, deviceStartedAt }: EntryRow, all: EntryRow[]) =>
    all.filter(
      (row) =>
        row.id !== id && isTimers(row) && deviceStartedAt !== null && row.deviceStartedAt === deviceStartedAt,
    )

  return {
    holder: ({ accountId, startedAt }: Session): EntryRow | undefined => around(accountId, startedAt).holder,
    /** Nothing of the timer is on any more where it begins. Answers the number of the entry that goes on. */
    begin(session: Session): number {
      const { accountId, startedAt: from, ref } = session
      const { next, written } = around(accountId, from)
      const away = written.find((row) => isAway(row) && row.startedAt <= from && from < row.endedAt!)
      if (away) throw new DomainError("gps.startWhileAway", 409, { values: { other: momentText(away) } })
      const far = next && millisecondsBetween(from, next.startedAt) > longestShift
      // Its own end is still to come; what began days later does not tell it.
      if (far) return store.insert({ ...session, forgottenAt: clock().toISOString() })
      const to = next?.startedAt ?? null
      const gaps = left({ from, to }, written)
      const whole = gaps.length === 1 && gaps[0]!.from === from && gaps[0]!.to === to
      if (next && whole && statusOf(next) !== "incomplete" && isSame(next, session)) {
        store.lead(next, session)
        return next.id
      }
      // The last goes on, so that one has the name by which its end will come.
      const last = gaps.at(-1) ?? { from: to!, to }
      for (const gap of gaps.slice(0, -1))
        store.insert({ ...session, ref: crypto.randomUUID(), startedAt: gap.from, endedAt: gap.to })
      const id = store.insert({ ...session, ref, startedAt: last.from, endedAt: last.to })
      if (!whole) log.record("hours.cut", { kind: "hours", id }, accountId, { from, to })
      return id
    },
    /** It ended there: as far as it is not cut by what began or was written down meanwhile. */
    end(row: EntryRow, at: string, values: Partial<Session>) {
      const { accountId, startedAt: from } = row
      const others = rows.since(accountId, earlier(at, from)).filter(({ id }) => id !== row.id)
      if (at < from) return endEarlier(row, at, values, others)
      const next = others.find((other) => isTimers(other) && from < other.startedAt && other.startedAt < at)
      const to = next?.startedAt ?? at
      const [first = { from, to: from }, ...rest] = left(
        { from, to },
        others.filter((other) => !isTimers(other)),
      )
      store.end(row, first.to!, values)
      if (first.to !== at) log.record("hours.cut", { kind: "hours", id: row.id }, accountId, { from, to: at })
      const { kind, projectId, source, createdBy, deviceStartedAt, clockSkew } = row
      for (const gap of rest)
        store.insert({
          ...{ ref: crypto.randomUUID(), accountId, kind, projectId, source, createdBy },
          ...{ deviceStartedAt, clockSkew, startedAt: gap.from, endedAt: gap.to },
        })
    },
  }

  /** Before the piece that went on: it is the piece that it ended in, and those after that come to nothing. */
  function endEarlier(row: EntryRow, at: string, values: Partial<Session>, others: EntryRow[]) {
    const own = pieces(row, others)
    const piece = own.findLast(({ startedAt }) => startedAt <= at)
    for (const other of own)
      if (other.startedAt >= (piece?.startedAt ?? at)) store.set(other, { removedAt: clock().toISOString() })
    const from = piece?.startedAt ?? row.startedAt
    const to = piece ? earlier(at, piece.endedAt!) : from
    store.end({ ...row, startedAt: from }, to, { ...values, startedAt: from })
    log.record("hours.cut", { kind: "hours", id: row.id }, row.accountId, { from, to: at })
  }
}

const isOn = (row: EntryRow, at: string) =>
  row.startedAt <= at && (row.endedAt === null ? statusOf(row) === "active" : at < row.endedAt)

const isAway = ({ kind }: EntryRow) => kind === "leave" || kind === "sick"
