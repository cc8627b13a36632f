import type { User } from "#modules/access/schema.ts"
import type { WayBack } from "#src/manifest/changes.ts"
import type { Clock } from "#src/shared/clock.ts"
import { round } from "#src/shared/rounding.ts"
import type { createArchiving } from "./archiving.ts"
import type { createBookings } from "./bookings.ts"
import type { Changes } from "./changes.ts"
import { beforeOf, type Commitments, toldOf } from "./commitments/service.ts"
import { moments } from "./filled.ts"
import type { Ledger } from "./ledger.ts"
import { type NewCost, projectStatuses } from "./schema.ts"
import type { CommitmentRow } from "./table.ts"
import type { ProjectRow } from "./view.ts"

type Details = Record<string, unknown>

/** Of each change in the history of a project the way back, as long as what it came to is what stands there now. */
export function createWaysBack({
  clock,
  changes,
  archiving,
  bookings,
  commitments,
  ledger,
}: {
  clock: Clock
  changes: Changes
  archiving: ReturnType<typeof createArchiving>
  bookings: ReturnType<typeof createBookings>
  commitments: Commitments
  ledger: Ledger
}): Record<string, WayBack> {
  /** To the value before, when the one after still stands. */
  function reset(
    now: (row: ProjectRow) => unknown,
    after: (details: Details) => unknown,
    before: (details: Details, row: ProjectRow) => Partial<ProjectRow>,
  ): WayBack {
    return ({ subjectId, details }) => {
      const row = changes.find(Number(subjectId))
      if (row.archivedAt !== null || !isSame(now(row), after(details))) return undefined
      return (by) => changes.apply(row, before(details, row), by)
    }
  }
  const resetOne = <Name extends keyof ProjectRow>(name: Name): WayBack =>
    reset(
      (row) => row[name],
      ({ to }) => to,
      ({ from }) => ({ [name]: from }) as Partial<ProjectRow>,
    )

  const put =
    (verb: "archive" | "restore"): WayBack =>
    ({ subjectId }) => {
      const { id, archivedAt } = changes.find(Number(subjectId))
      return (archivedAt === null) === (verb === "archive") ? (by) => archiving[verb](id, by.id) : undefined
    }

  /** Of an order, of a project that may be changed. */
  function order(
    stands: (row: CommitmentRow, details: Details) => boolean,
    back: (row: CommitmentRow, details: Details, by: User) => void,
  ): WayBack {
    return ({ subjectId, details }) => {
      const { id, archivedAt } = changes.find(Number(subjectId))
      const row = commitments.find(id, Number(details.commitmentId))
      if (archivedAt !== null || !stands(row, details)) return undefined
      return (by) => back(row, details, by)
    }
  }
  const cancel = (cancelled: boolean): WayBack =>
    order(
      ({ cancelledAt }) => (cancelledAt === null) === cancelled,
      ({ projectId, id, version }, _, by) => commitments.cancel(projectId, id, { cancelled, version }, by),
    )
  const unsettle = order(
    ({ settledCents }, { to }) => settledCents === centsOf(to),
    ({ projectId, id, version }, { from }, by) =>
      commitments.settle(projectId, id, { settled: from as number, version }, by),
  )

  return {
    renamed: resetOne("name"),
    described: resetOne("description"),
    addressChanged: resetOne("address"),
    typesChanged: resetOne("projectTypes"),
    radiusChanged: resetOne("radius"),
    progressed: resetOne("progress"),
    statusChanged: reset(
      ({ status }) => status,
      ({ to }) => to,
      ({ from }, { startedAt }) => {
        const status = projectStatuses.find((known) => known === from)!
        const began = moments(status, clock().toISOString())
        return { status, startedAt: startedAt ?? began.startedAt, completedAt: began.completedAt }
      },
    ),
    replanned: reset(
      ({ startOn, endOn }) => [startOn, endOn],
      ({ toStart, toEnd }) => [toStart, toEnd],
      ({ fromStart, fromEnd, fromHeld }) => ({
        ...{ startOn: fromStart as string | null, endOn: fromEnd as string | null },
        ...(typeof fromHeld === "number" && { extraDaysHeld: fromHeld }),
      }),
    ),
    priced: reset(
      ({ estimatedCents, estimatedNetCents }) => [estimatedCents, estimatedNetCents],
      ({ to, toNet }) => [centsOf(to), centsOf(toNet)],
      ({ from, fromNet }) => ({ estimatedCents: centsOf(from), estimatedNetCents: centsOf(fromNet) }),
    ),
    archived: put("restore"),
    restored: put("archive"),
    costBooked({ subjectId, details }) {
      const project = changes.find(Number(subjectId))
      const costId = Number(details.costId)
      const stands = project.archivedAt === null && ledger.linesOf(project.id).some(({ id }) => id === costId)
      return stands ? (by) => bookings.takeBack(project.id, costId, by) : undefined
    },
    costTakenBack({ subjectId, details }) {
      const project = changes.find(Number(subjectId))
      if (project.archivedAt !== null) return undefined
      const { costId: _, ...cost } = details as NewCost & { costId: number }
      return (by) => bookings.book(project.id, cost, by)
    },
    ordered: cancel(true),
    orderCancelled: cancel(false),
    orderRestored: cancel(true),
    orderSettled: unsettle,
    orderReopened: unsettle,
    orderChanged: order(
      (row, details) => Object.entries(toldOf(row)).every(([name, value]) => details[name] === value),
      ({ projectId, id, version }, details, by) =>
        commitments.change(projectId, id, { ...beforeOf(details), version }, by),
    ),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const centsOf = (euros: unknown): number | null => (typeof euros === "number" ? round(euros * 100) : null)
