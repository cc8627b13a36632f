import { expect, test } from "bun:test"
import { round, sum, times } from "./rounding.ts"

test.each([
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [1.0049, 2, 1],
  [-1.005, 2, -1.01],
  [0.5, 0, 1],
  [-0.5, 0, -1],
  [22.4945, 3, 22.495],
  [1234567.885, 2, 1234567.89],
  [0, 2, 0],
])("%d at %d decimals is %d, as in a spreadsheet", (value, decimals, expected) => {
  expect(round(value, decimals)).toBe(expected)
})

test("what lies near a half is rounded on fifteen digits, whatever is before it", () => {
  const onFifteen = (value: number) => Math.floor(Number(value.toPrecision(15)) + 0.5)
  for (let whole = 1; whole < 1e12; whole *= 7)
    for (const off of [0, 1e-16, 1e-14, 1e-11, 1e-8, 9e-7, 1.1e-6, 1e-4])
      for (const value of [whole + 0.5 - off, whole + 0.5 + off, whole - off, whole + off])
        expect([value, round(value)]).toEqual([value, onFifteen(value)])
})

test("nothing rounds to minus zero", () => {
  expect(Object.is(round(-0.001, 2), 0)).toBe(true)
})

test.each([
  [1, 5800, 5800],
  [22.495, 7200, 161964],
  [0.333, 100, 33],
  [0.335, 100, 34],
  [0.145, 300, 44],
  [3, 33, 99],
])("%d times %d cents is %d whole cents", (quantity, cents, expected) => {
  expect(times(quantity, cents)).toBe(expected)
})

test("the sum of nothing is nothing", () => {
  expect(sum([])).toBe(0)
  expect(sum([1, 2, 3])).toBe(6)
})
