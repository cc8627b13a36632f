import { and, eq, isNotNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { today } from "#src/shared/calendar.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { round } from "#src/shared/rounding.ts"
import { isFarOff } from "../rules.ts"
import { type CommitmentRow, commitments, costs } from "../table.ts"
import { remainingOf } from "./remaining.ts"
import type {
  CancelCommitment,
  Commitment,
  CommitmentChange,
  NewCommitment,
  SettleCommitment,
} from "./schema.ts"

export type Commitments = ReturnType<typeof createCommitments>

/**
 * What was ordered or agreed for a project and is not booked yet. What is booked of it names it in the ledger, which is
 * all it takes to settle it.
 */
export function createCommitments({
  db,
  clock,
  log,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  people: () => User[]
}) {
  /** Of this project; else it is not there. */
  function find(projectId: number, id: number): CommitmentRow {
    const row = db
      .select()
      .from(commitments)
      .where(and(eq(commitments.id, id), eq(commitments.projectId, projectId)))
      .get()
    if (!row) throw new DomainError("projects.orderNotFound", 404)
    return row
  }

  function changeable(projectId: number, id: number, version: number): CommitmentRow {
    const row = find(projectId, id)
    if (row.version !== version)
      throw changedMeanwhile(
        "projects.orderChangedMeanwhile",
        { at: row.updatedAt, by: row.updatedBy },
        people(),
      )
    return row
  }

  const bookedOf = (projectId: number): Map<number, number> =>
    new Map(
      db
        .select({ id: costs.commitmentId, cents: sql<number>`sum(max(0, ${costs.cents}))` })
        .from(costs)
        .where(
          and(
            isNotNull(costs.commitmentId),
            sql`${costs.commitmentId} in (select ${commitments.id} from ${commitments}
              where ${commitments.projectId} = ${projectId})`,
          ),
        )
        .groupBy(costs.commitmentId)
        .all()
        .map(({ id, cents }) => [id!, cents]),
    )

  const remainingNow = (row: CommitmentRow) => remainingOf(row, bookedOf(row.projectId).get(row.id) ?? 0)

  function set(row: CommitmentRow, values: Partial<CommitmentRow>, by: User): CommitmentRow {
    const stamp = { version: row.version + 1, updatedAt: clock().toISOString(), updatedBy: by.id }
    return db
      .update(commitments)
      .set({ ...values, ...stamp })
      .where(eq(commitments.id, row.id))
      .returning()
      .get()
  }

  function record(action: string, row: CommitmentRow, by: User, more: object = {}) {
    const details = { commitmentId: row.id, ...toldOf(row), ...more }
    log.record(`project.${action}`, { kind: "project", id: row.projectId }, by.id, details)
  }

  const verbs = {
    find,
    /** In the order in which they are expected; those without a day last. */
    of(projectId: number): Commitment[] {
      const names = new Map(people().map((person) => [person.id, person.name]))
      const booked = bookedOf(projectId)
      const now = today(clock)
      return db
        .select()
        .from(commitments)
        .where(eq(commitments.projectId, projectId))
        .orderBy(sql`${commitments.expectedOn} is null`, commitments.expectedOn, commitments.id)
        .all()
        .map((row) => shown(row, booked.get(row.id) ?? 0, names.get(row.createdBy ?? 0) ?? null, now))
    },
    /** In the caller's transaction. */
    commit(projectId: number, order: NewCommitment, by: User): CommitmentRow {
      refuseWrong(order)
      const now = clock().toISOString()
      const row = db
        .insert(commitments)
        .values({
          ...{ ...valuesOf(order), projectId, sourceKind: "manual", sourceId: crypto.randomUUID() },
          ...{ createdBy: by.id, createdAt: now, updatedBy: by.id, updatedAt: now },
        })
        .returning()
        .get()
      record("ordered", row, by)
      return row
    },
    change(projectId: number, id: number, { version, ...order }: CommitmentChange, by: User) {
      refuseWrong(order)
      const before = changeable(projectId, id, version)
      const values = valuesOf(order)
      if (Object.entries(values).every(([name, value]) => before[name as keyof CommitmentRow] === value))
        return
      const after = set(before, values, by)
      record("orderChanged", after, by, wasOf(before))
    },
    /** Wholly, or for the part that was booked elsewhere; what remains stays ordered. */
    settle(projectId: number, id: number, { settled, version }: SettleCommitment, by: User) {
      const before = changeable(projectId, id, version)
      const settledCents =
        settled === null ? before.settledCents + remainingNow(before) : round(settled * 100)
      if (settledCents === before.settledCents) return
      const after = set(before, { settledCents }, by)
      record(settledCents > before.settledCents ? "orderSettled" : "orderReopened", after, by, {
        amount: Math.abs(settledCents - before.settledCents) / 100,
        ...{ from: before.settledCents / 100, to: settledCents / 100 },
      })
    },
    /** It will not come, or it will after all. */
    cancel(projectId: number, id: number, { cancelled, version }: CancelCommitment, by: User) {
      const before = changeable(projectId, id, version)
      if (cancelled === (before.cancelledAt !== null)) return
      const after = set(before, { cancelledAt: cancelled ? clock().toISOString() : null }, by)
      record(cancelled ? "orderCancelled" : "orderRestored", after, by)
    },
  }
  return verbs
}

function refuseWrong({ expectedOn }: NewCommitment) {
  if (isFarOff(expectedOn ?? null)) throw invalid({ expectedOn: "projects.dayFarOff" })
}

const valuesOf = ({ category, supplier, description, amount, expectedOn }: NewCommitment) => ({
  ...{ category, supplier, description, expectedOn: expectedOn ?? null, cents: round(amount * 100) },
})

/** As the form has it: what the log keeps, and what a way back fills in. */
export const toldOf = ({ category, supplier, description, expectedOn, cents }: CommitmentRow) => ({
  ...{ category, supplier, description, expectedOn, amount: cents / 100 },
})

/** What it was before a change, in the log beside what it became. */
const wasOf = ({ category, supplier, description, expectedOn, cents }: CommitmentRow) => ({
  ...{ wasCategory: category, wasSupplier: supplier, wasDescription: description },
  ...{ wasExpectedOn: expectedOn, wasAmount: cents / 100 },
})

/** The order as it was before that change. */
export const beforeOf = (details: Record<string, unknown>) =>
  ({
    ...{ category: details.wasCategory, supplier: details.wasSupplier, amount: details.wasAmount },
    ...{ description: details.wasDescription, expectedOn: details.wasExpectedOn },
  }) as NewCommitment

function shown(row: CommitmentRow, bookedCents: number, by: string | null, now: Day): Commitment {
  const remaining = remainingOf(row, bookedCents)
  return {
    ...{ id: row.id, ...toldOf(row), version: row.version, by },
    ...{ booked: bookedCents / 100, settled: row.settledCents / 100, remaining: remaining / 100 },
    late: remaining > 0 && row.expectedOn !== null && row.expectedOn < now,
    cancelled: row.cancelledAt !== null,
  }
}
