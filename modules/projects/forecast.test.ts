import { expect, test } from "bun:test"
import type { Budget } from "#src/manifest/answers.ts"
import { costAtCompletion, expectedOf, type Job } from "./forecast.ts"
import type { CostCategory } from "./schema.ts"

type Cents = Partial<Record<CostCategory, number>>

const budget: Budget = {
  ...{ hours: 20, labourCents: 1_000, materialCents: 500 },
  ...{ equipmentCents: 0, subcontractCents: 200 },
}
const job = ({
  booked = {},
  committed = {},
  ...rest
}: Partial<Omit<Job, "booked" | "committed">> & { booked?: Cents; committed?: Cents } = {}): Job => ({
  ...{ budget, progress: 50, completed: false, ...rest },
  booked: new Map(Object.entries(booked) as [CostCategory, number][]),
  committed: new Map(Object.entries(committed) as [CostCategory, number][]),
})

test.each<[string, CostCategory, Parameters<typeof job>[0], number | null]>([
  // 600 for the first half, so 600 for the other half.
  ["hours go on at their pace, above the budget", "hours", { booked: { hours: 600 } }, 1_200],
  // 400 for half of the work: another 400.
  ["hours go on at their pace, below the budget", "hours", { booked: { hours: 400 } }, 800],
  // A third would be 333,33: whole cents.
  ["hours are rounded to whole cents", "hours", { booked: { hours: 100 }, progress: 30 }, 333],
  // At 19% their pace says nothing: the budget of 1000.
  [
    "before the pace is known hours come to their budget",
    "hours",
    { booked: { hours: 600 }, progress: 19 },
    1_000,
  ],
  ["from 20% the pace is known", "hours", { booked: { hours: 300 }, progress: 20 }, 1_500],
  [
    "hours that went over their budget early stay over it",
    "hours",
    { booked: { hours: 1_100 }, progress: 10 },
    1_100,
  ],
  // None were approved yet: that is no pace of zero.
  ["without any hours there is no pace", "hours", {}, 1_000],
  [
    "without a budget hours are known by their pace",
    "hours",
    { budget: undefined, booked: { hours: 600 } },
    1_200,
  ],
  [
    "without budget and pace hours are unknown",
    "hours",
    { budget: undefined, booked: { hours: 600 }, progress: 0 },
    null,
  ],
  // 100 + 150 is less than the 500 that a builder still buys.
  [
    "material comes to its budget at the least",
    "material",
    { booked: { material: 100 }, committed: { material: 150 } },
    500,
  ],
  // 400 was booked, 150 is ordered: 550 is sure, whatever the budget says.
  [
    "what is booked and ordered counts once it is more",
    "material",
    { booked: { material: 400 }, committed: { material: 150 } },
    550,
  ],
  [
    "what the quotation says nothing of is budgeted at nothing",
    "transport",
    { committed: { transport: 90 } },
    90,
  ],
  // A credit of 50 on nothing else: the builder still buys for 200.
  ["a credit leaves the budget as it is", "subcontractor", { booked: { subcontractor: -50 } }, 200],
  [
    "without a budget nobody knows what material will come to",
    "material",
    { budget: undefined, booked: { material: 400 } },
    null,
  ],
  [
    "of completed work only what was booked counts",
    "material",
    { completed: true, booked: { material: 300 } },
    300,
  ],
  [
    "of completed work hours have no pace any more",
    "hours",
    { completed: true, booked: { hours: 600 } },
    600,
  ],
  // The invoice of the last order comes after the work.
  [
    "of completed work what is still ordered comes",
    "material",
    { completed: true, booked: { material: 300 }, committed: { material: 80 } },
    380,
  ],
])("%s", (_, category, known, expected) => {
  expect(expectedOf(category, job(known))).toBe(expected)
})

test("all of it comes to the sum of its kinds", () => {
  // Hours 600 × 2, material 400 + 150 above its 500, the subcontractor of the budget, a container that nobody budgeted.
  const booked = { hours: 600, material: 400, transport: 60 }
  expect(costAtCompletion(job({ booked, committed: { material: 150 } }))).toBe(1_200 + 550 + 200 + 60)
})

test("without a budget it comes to what is sure at the least", () => {
  // Hours 600 × 2, and of material what was booked and ordered: more may come, nobody knows.
  const known = { budget: undefined, booked: { hours: 600, material: 400 }, committed: { material: 150 } }
  expect(costAtCompletion(job(known))).toBe(1_200 + 550)
  expect(costAtCompletion(job({ ...known, progress: 5 }))).toBe(600 + 550)
})
