import { expect, test } from "bun:test"
import { besideBudget } from "./budget.ts"
import type { CostCategory } from "./schema.ts"

const budget = { hours: 20, labourCents: 1000, materialCents: 500, equipmentCents: 0, subcontractCents: 200 }
const cents = (...of: [CostCategory, number][]) => new Map(of)
const under = {
  ...{ budget, labourHidden: false, progress: 50, completed: false, netCents: 2000 },
  booked: cents(["hours", 800], ["material", 300]),
  committed: cents(["material", 250]),
}
const of = (more: Partial<Parameters<typeof besideBudget>[0]>) => besideBudget({ ...under, ...more })
const kind = (name: string, from: ReturnType<typeof of>) =>
  from.kinds.find(({ category }) => category === name)

test("each kind has what was budgeted, booked, ordered, what it comes to and how much that is over", () => {
  expect(of({}).kinds).toEqual([
    // At half of the work 8 was spent: 16.
    { category: "hours", budget: 10, booked: 8, committed: 0, expected: 16, difference: 6 },
    // 3 and 2,50 is over the 5.
    { category: "material", budget: 5, booked: 3, committed: 2.5, expected: 5.5, difference: 0.5 },
    // Nothing was ordered yet, but it will be.
    { category: "subcontractor", budget: 2, booked: 0, committed: 0, expected: 2, difference: 0 },
  ])
  expect(of({}).total).toEqual({ budget: 17, booked: 11, committed: 2.5, expected: 23.5, difference: 6.5 })
})

test("a kind that is only ordered is there, one whose order was booked elsewhere is not", () => {
  const ordered = of({ committed: cents(["transport", 40], ["other", 0]) })
  expect(ordered.kinds.map(({ category }) => category)).toEqual([
    "hours",
    "material",
    "subcontractor",
    "transport",
  ])
})

test("the columns of the kinds add up to the total", () => {
  const { kinds, total } = of({ booked: cents(["other", 1234], ["hours", 777]), progress: 33 })
  for (const column of ["budget", "booked", "committed", "expected", "difference"] as const)
    expect(kinds.reduce((sum, each) => sum + Math.round(each[column]! * 100), 0)).toBe(
      Math.round(total[column]! * 100),
    )
})

test("of completed work nothing more is expected than what was booked", () => {
  const done = of({ completed: true, progress: 100, committed: cents() })
  expect(kind("material", done)).toMatchObject({ expected: 3, difference: -2 })
  expect(done.total).toEqual({ budget: 17, booked: 11, committed: 0, expected: 11, difference: -6 })
})

test("who does not see what hours cost hears nothing of them, and of no expected total", () => {
  const hidden = of({ labourHidden: true, booked: cents(["hours", 0], ["material", 300]) })
  expect(kind("hours", hidden)).toEqual({
    ...{ category: "hours", budget: 10, booked: null, committed: 0, expected: null, difference: null },
  })
  expect(hidden.total).toMatchObject({ booked: 3, expected: null, difference: null })
})

test("without a quotation the price is the only budget, and nothing is expected until it is sure to be over", () => {
  const without = of({ budget: undefined })
  expect(without.kinds.map(({ budget }) => budget)).toEqual([null, null])
  // Hours 16 and material 5,50 are over the 20 that was agreed.
  expect(without.total).toMatchObject({ budget: 20, expected: 21.5, difference: 1.5 })
  expect(of({ budget: undefined, netCents: 2200 }).total).toMatchObject({ expected: null, difference: null })
  expect(of({ budget: undefined, netCents: null }).total).toMatchObject({ budget: null, expected: null })
})
