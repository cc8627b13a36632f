import type { User } from "#modules/access/schema.ts"
import type { Clock } from "#src/shared/clock.ts"
import { notFound } from "#src/shared/errors.ts"
import { clockGrace } from "../constants.ts"
import type { Judging } from "./judging.ts"
import { type Measured, measuredOf, type Refusal, sentAt } from "./measured.ts"
import type { PositionBatch, PositionsTaken } from "./schema.ts"
import type { PositionStore, Recorded } from "./store.ts"
import { positions as nl } from "./worker.nl.ts"

const { arrival: grace } = clockGrace

interface Taken {
  taken: PositionsTaken
  /** When it is safe. */
  remember: () => void
}

/** Takes positions of a running session, or of one that ended just now or while there was no connection. */
export function createTaking({
  clock,
  store,
  judging,
}: {
  clock: Clock
  store: PositionStore
  judging: Judging
}) {
  function own(sessionId: number | string, me: User): Recorded {
    const entry = store.entryOf(sessionId)
    if (!entry || entry.accountId !== me.id) throw notFound("gps")
    return entry
  }

  /** Whether the timer ran: nothing else is ever kept. */
  function spanOf({ id, source, startedAt, endedAt, forgottenAt, removedAt }: Recorded) {
    if (source === "manual" || removedAt !== null) return () => false
    const from = Date.parse(startedAt) - grace
    const end = endedAt ?? forgottenAt
    const to = end === null ? Number.POSITIVE_INFINITY : Date.parse(end) + grace
    const breaks = store.breaksOf(id).map((each) => ({
      from: Date.parse(each.from) + grace,
      to: each.to === null ? Number.POSITIVE_INFINITY : Date.parse(each.to) - grace,
    }))
    return (at: number) => at >= from && at <= to && !breaks.some((each) => at > each.from && at < each.to)
  }

  /** In the caller's transaction. */
  return (batch: PositionBatch, me: User, deviceTime: string | null): Taken => {
    const entry = own(batch.sessionId, me)
    const now = clock().getTime()
    const clocks = { now, sent: sentAt(deviceTime, now) }
    const isInside = spanOf(entry)
    const measured: Measured[] = []
    const rejected: PositionsTaken["rejected"] = []
    const refuse = (index: number, code: Refusal) => rejected.push({ index, code, error: nl.rejected[code] })
    for (const [index, sent] of batch.positions.entries()) {
      const read = measuredOf(sent, clocks)
      if (typeof read === "string") refuse(index, read)
      else if (isInside(read.at)) measured.push(read)
      else refuse(index, "outside")
    }
    const { judged, remember } = judging.judge(entry.id, measured, now)
    const stored = judged.filter((fix) => store.insert(entry.id, fix, fix.doubt)).length
    return { taken: { success: true, stored, known: judged.length - stored, rejected }, remember }
  }
}
