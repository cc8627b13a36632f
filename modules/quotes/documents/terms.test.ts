import { expect, test } from "bun:test"
import { sum } from "#src/shared/rounding.ts"
import { instalments, validUntil } from "./terms.ts"

test.each([1, 99, 1401075, 333_333])("three instalments of %i cents are the whole", (total) =>
  expect(sum(instalments(total).map((part) => part.cents))).toBe(total),
)

test("they are thirty, forty and thirty percent", () =>
  expect(instalments(100_000).map((part) => part.cents)).toEqual([30_000, 40_000, 30_000]))

test("a quotation holds for thirty days", () => expect(validUntil("2026-11-20")).toBe("2026-12-20"))
