import { expect, test } from "bun:test"
import { barParts } from "./barParts.ts"

const of = (total: Partial<Parameters<typeof barParts>[0]>) =>
  barParts({ budget: null, booked: 0, committed: 0, expected: null, difference: null, ...total })
const drawn = (total: Parameters<typeof of>[0]) =>
  of(total)?.parts.map(({ tone, from, size }) => [tone, from, size])

test("booked, ordered and to come stand beside each other, and what goes over the budget is cut off", () => {
  const bar = of({ budget: 160, booked: 100, committed: 40, expected: 200 })!
  // Of 200: to come is 60, of which 20 until the budget.
  expect(bar.parts).toEqual([
    { tone: "booked", from: 0, size: 50 },
    { tone: "committed", from: 50, size: 20 },
    { tone: "toCome", from: 70, size: 10 },
    { tone: "over", from: 80, size: 20 },
  ])
  expect(bar.amounts).toEqual([
    { tone: "booked", cents: 10000, size: 50 },
    { tone: "committed", cents: 4000, size: 20 },
    { tone: "toCome", cents: 6000, size: 30 },
  ])
  expect(bar.budget).toEqual({ cents: 16000, at: 80 })
  expect(bar.expected).toEqual({ cents: 20000, at: 100, over: true })
})

test("what comes to the budget to the cent is not over it", () => {
  expect(drawn({ budget: 0.3, booked: 0.1, committed: 0.2, expected: 0.3 })?.map(([tone]) => tone)).toEqual([
    "booked",
    "committed",
  ])
})

test("below its budget the bar ends before the line", () => {
  expect(drawn({ budget: 200, booked: 100, expected: 150 })).toEqual([
    ["booked", 0, 50],
    ["toCome", 50, 25],
  ])
})

test("what was booked over the budget is over it as well", () => {
  expect(drawn({ budget: 50, booked: 100, expected: 100 })).toEqual([
    ["booked", 0, 50],
    ["over", 50, 50],
  ])
})

test("without a budget there is no line and nothing over it", () => {
  const bar = of({ booked: 75, committed: 25 })!
  expect(bar.parts.map(({ tone, size }) => [tone, size])).toEqual([
    ["booked", 75],
    ["committed", 25],
  ])
  expect([bar.budget, bar.expected]).toEqual([undefined, undefined])
})

test("a credit on nothing else is no bar, and neither is nothing", () => {
  expect(of({ booked: -20 })).toBeUndefined()
  expect(of({})).toBeUndefined()
})
