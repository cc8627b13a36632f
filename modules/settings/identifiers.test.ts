import { expect, test } from "bun:test"
import { isBtwId, isIban, isKvkNumber } from "./identifiers.ts"

/** Values with right check digits, and each of them spoilt in one way. */
test.each([
  ["NL91ABNA0417164300", true],
  ["NL20INGB0001234567", true],
  ["NL02ABNA0123456789", true],
  ["NL91 ABNA 0417 1643 00", true],
  ["nl91abna0417164300", true],
  ["BE68539007547034", true],
  ["DE89370400440532013000", true],
  ["NL92ABNA0417164300", false],
  ["NL91ABNA0417164301", false],
  ["NL19ABNA0417164300", false],
  ["NL91ABNA041716430", false],
  ["NL91ABNA04171643000", false],
  ["NL910417164300ABNA", false],
  ["91ABNA0417164300", false],
  ["", false],
])("%s is an IBAN: %p", (text, valid) => {
  expect(isIban(text)).toBe(valid)
})

test.each([
  ["NL002455799B11", true],
  ["NL000099998B57", true],
  ["NL004495445B01", true],
  ["nl 0044.95.445.B.01", true],
  ["NL123456789B90", false],
  ["NL004495446B01", false],
  ["NL002455799B12", false],
  ["NL000000000B00", false],
  ["NL000000000B01", false],
  ["004495445B01", false],
  ["NL004495445C01", false],
  ["NL04495445B01", false],
  ["BE0428759497", false],
  ["", false],
])("%s is a Dutch btw-id: %p", (text, valid) => {
  expect(isBtwId(text)).toBe(valid)
})

test.each([
  ["12345678", true],
  ["01234567", true],
  ["1234 5678", true],
  ["1234567", false],
  ["123456789", false],
  ["1234567a", false],
  ["", false],
])("%s is a KvK number: %p", (text, valid) => {
  expect(isKvkNumber(text)).toBe(valid)
})
