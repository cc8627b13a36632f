import { expect, test } from "bun:test"
import { parseDecimal } from "./decimal.ts"

test.each([
  ["6", 6],
  ["2,5", 2.5],
  ["2.5", 2.5],
  ["1.500", 1500],
  ["1,500", 1.5],
  ["1.234", 1234],
  ["1.234,56", 1234.56],
  ["1.234.567", 1234567],
  ["12.345,67", 12345.67],
  ["12.5000", 12.5],
  ["0.864", 0.864],
  ["0,864", 0.864],
  ["-0.864", -0.864],
  ["00.123", 0.123],
  ["€ 12.500,-", 12500],
  [" 1 985 ", 1985],
  ["12,", 12],
  ["-3", -3],
  ["-0", 0],
])("'%s' is read as %d", (text, expected) => {
  expect(parseDecimal(text)).toBe(expected)
})

test.each([
  "",
  " ",
  "zes",
  "1e5",
  "Infinity",
  "NaN",
  "0x10",
  "1,2,3",
  "1.2.3",
  "0.864.000",
  "0.123,4",
  "6 m²",
  "=1+1",
  "9".repeat(13),
  ",5",
])("'%s' is no number", (text) => {
  expect(parseDecimal(text)).toBeUndefined()
})
