import { expect, test } from "bun:test"
import { centsOfPercentage, centsTyped, gravest, judge, type Typed } from "./judge.ts"

const right: Typed = { projectId: 1, amount: "60,50", category: "materials", description: "" }
const wrongs = (change: Partial<Typed>, left = 12_100) => judge({ ...right, ...change }, left)

test("a project, an amount up to the rest and a category are enough", () => {
  expect(wrongs({})).toEqual({})
  expect(wrongs({ amount: "121" })).toEqual({})
  expect(wrongs({ amount: "€ 121,-" })).toEqual({})
})

test("what is missing is told of each field, and names the whole", () => {
  const faults = wrongs({ projectId: null, amount: " ", category: "" })
  expect(faults).toEqual({ projectId: "missing", amount: "missing", category: "missing" })
  expect(gravest(wrongs({ amount: "abc", category: "" }))).toBe("missing")
})

test.each(["100,005", "0", "-5", "abc", "0,001", "1e3", "12,3,4"])("%p is no amount", (amount) => {
  expect(wrongs({ amount })).toEqual({ amount: "invalid" })
})

test("one cent above the rest is too much, also of a credit note", () => {
  expect(wrongs({ amount: "121,01" })).toEqual({ amount: "tooHigh" })
  expect(wrongs({ amount: "60,51" }, -6050)).toEqual({ amount: "tooHigh" })
  expect(wrongs({ amount: "60,50" }, -6050)).toEqual({})
})

test("a description that is too long is told before it is sent", () => {
  expect(wrongs({ description: "x".repeat(301) })).toEqual({ description: "tooLong" })
})

test("amounts as a Dutch person types them", () => {
  expect(["1.234,56", "1234.5", "0,3", "€ 12,-"].map(centsTyped)).toEqual([123_456, 123_450, 30, 1200])
})

test("a percentage is of the whole invoice", () => {
  expect(centsOfPercentage("33,33", 12_100)).toBe(4033)
  expect(centsOfPercentage("100 %", 12_100)).toBe(12_100)
  for (const text of ["0", "-5", "101", "abc", ""]) expect(centsOfPercentage(text, 12_100)).toBeUndefined()
})
