import { expect, test } from "bun:test"
import { practical } from "./practical.ts"

test.each([
  [142.475, "kg", 142],
  [7.26, "kg", 7.3],
  [0.125, "kg", 0.13],
  [1234.4, "st", 1234],
  [13.273, "m2", 13.3],
  [3.4549, "m2", 3.45],
  [0.4249, "m3", 0.42],
  [9.96, "kg", 10],
] as const)("%d %s worked out is written as %d", (quantity, unit, written) => {
  expect(practical(quantity, unit)).toBe(written)
})

test("more work is never less of it", () => {
  for (const unit of ["kg", "m2"] as const) {
    const all = Array.from({ length: 3000 }, (_, i) => practical(i / 100, unit))
    expect(all).toEqual(all.toSorted((a, b) => a - b))
  }
})
