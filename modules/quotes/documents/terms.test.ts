import { expect, test } from "bun:test"
import { sum } from "#src/shared/rounding.ts"
import { standardTerms } from "../terms/standard.ts"
import { instalments, validUntil } from "./terms.ts"

test.each([1, 99, 1401075, 333_333])("the instalments of %i cents are the whole", (total) => {
  for (const days of [0, 1, 3, 30])
    expect(sum(instalments(total, days, standardTerms).map((part) => part.cents))).toBe(total)
})

test.each([
  [1, [100_000]],
  [5, [50_000, 50_000]],
  [6, [30_000, 40_000, 30_000]],
])("work of %i days is paid in parts as many as it is worth", (days, cents) =>
  expect(instalments(100_000, days, standardTerms).map((part) => part.cents)).toEqual(cents),
)

test("a quotation holds for thirty days", () =>
  expect(validUntil("2026-11-20", standardTerms)).toBe("2026-12-20"))
