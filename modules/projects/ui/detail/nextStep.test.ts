import { expect, test } from "bun:test"
import type { Costs, Project } from "../../schema.ts"
import { nextStepOf } from "./nextStep.ts"

const work = {
  ...{ id: 1, status: "active", lead: false, archivedAt: null, progress: 0, delayed: false },
  ...{ startDate: "2026-11-23", endDate: "2026-12-04" },
} as Project
/** Budgeted at more than was agreed for it. */
const costs = (more: Partial<Costs> = {}) =>
  ({
    ...{ estimatedNet: 10_000, total: { expected: 11_000 }, lines: [], commitments: [] },
    ...more,
  }) as unknown as Costs
const order = { cancelled: false, late: false } as Costs["commitments"][number]

test("work that nothing was spent on loses nothing yet, as in the owner's notice", () => {
  expect(nextStepOf(work, costs())).toBeUndefined()
  expect(nextStepOf(work, costs({ commitments: [{ ...order, cancelled: true }] }))).toBeUndefined()
  expect(nextStepOf(work, costs({ commitments: [order] }))?.tone).toBe("bad")
  expect(nextStepOf(work, costs({ lines: [{} as Costs["lines"][number]] }))?.tone).toBe("bad")
})
