import type { CommitmentRow } from "../table.ts"

/**
 * Cents that are still to come of an order, never below zero: a euro that was booked is not ordered as well. A credit
 * makes nothing come once more, so `bookedCents` are those of its costs above zero.
 */
export const remainingOf = (
  { cents, settledCents, cancelledAt }: Pick<CommitmentRow, "cents" | "settledCents" | "cancelledAt">,
  bookedCents: number,
): number => (cancelledAt === null ? Math.max(0, cents - settledCents - bookedCents) : 0)

/** The same to SQLite, of `commitments` as `m`. */
export const remainingInSql = `max(0, m.cents - m.settled_cents - coalesce(
  (SELECT sum(max(0, c.cents)) FROM costs c WHERE c.commitment_id = m.id), 0))`
