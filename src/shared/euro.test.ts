import { expect, test } from "bun:test"
import { formatEuro, formatPrice, formatQuantity } from "./euro.ts"

test.each([
  [0, "€\u00a00,00"],
  [5, "€\u00a00,05"],
  [123456, "€\u00a01.234,56"],
  [-123456, "€\u00a0-1.234,56"],
  [1234567890, "€\u00a012.345.678,90"],
])("%i cents reads %s", (cents, text) => expect(formatEuro(cents)).toBe(text))

test.each([
  [12, undefined, "12"],
  [12.5, undefined, "12,5"],
  [1234.125, undefined, "1.234,125"],
  [12, 2, "12,00"],
])("quantity %p with %p decimals reads %s", (quantity, decimals, text) =>
  expect(formatQuantity(quantity, decimals)).toBe(text),
)

test("a price of one piece has two decimals, or the four that a screw needs", () => {
  expect([12.5, 0.405, 0.00412].map(formatPrice)).toEqual(["12,50", "0,405", "0,0041"])
})
