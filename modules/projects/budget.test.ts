import { expect, test } from "bun:test"
import { besideBudget } from "./budget.ts"

const budget = { labourCents: 1000, materialCents: 500, equipmentCents: 0, subcontractCents: 200 }
const booked = new Map([
  ["hours", 800],
  ["material", 300],
] as const)
const under = { budget, booked, labourHidden: false, progress: 50, completed: false, netCents: 2000 }
const of = (more: Partial<Parameters<typeof besideBudget>[0]>) => besideBudget({ ...under, ...more })
const kind = (name: string, from: ReturnType<typeof of>) =>
  from.kinds.find(({ category }) => category === name)

test("hours come to what their pace so far makes of them, material that may still come is not known", () => {
  expect(of({}).kinds).toEqual([
    { category: "hours", budget: 10, booked: 8, expected: 16, difference: 6 },
    { category: "material", budget: 5, booked: 3, expected: null, difference: null },
    { category: "subcontractor", budget: 2, booked: 0, expected: null, difference: null },
  ])
  expect(of({}).total).toEqual({ budget: 17, booked: 11, expected: 19, difference: 2 })
})

test("before the pace of work is known nothing is expected", () => {
  const early = of({ progress: 10 })
  expect(kind("hours", early)).toMatchObject({ expected: null, difference: null })
  expect(early.total).toEqual({ budget: 17, booked: 11, expected: null, difference: null })
})

test("what is over its budget comes to that at the least", () => {
  const over = of({ booked: new Map([["material", 900]] as const) })
  expect(kind("material", over)).toMatchObject({ expected: 9, difference: 4 })
})

test("of completed work all is known", () => {
  const done = of({ completed: true, progress: 100 })
  expect(kind("material", done)).toMatchObject({ expected: 3, difference: -2 })
  expect(done.total).toEqual({ budget: 17, booked: 11, expected: 11, difference: -6 })
})

test("who does not see what hours cost hears nothing of them, and of no total", () => {
  const hidden = of({ labourHidden: true, booked: new Map([["material", 300]] as const) })
  expect(kind("hours", hidden)).toEqual({
    ...{ category: "hours", budget: 10, booked: null, expected: null, difference: null },
  })
  expect(hidden.total).toMatchObject({ expected: null, difference: null })
})

test("without a quotation the price is the only budget", () => {
  const { kinds, total } = of({ budget: undefined })
  expect(kinds.map(({ budget }) => budget)).toEqual([null, null])
  expect(total.budget).toBe(20)
})
