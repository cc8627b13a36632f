import { expect, test } from "bun:test"
import { formatDate, formatEuros, formatMoment, formatTime, telephoneLink } from "./format.ts"

test("euros have two decimals, a comma, and a space that does not break", () => {
  expect(formatEuros(1234.5)).toBe("€\u00a01.234,50")
})

test("an instant is shown by the clock in the Netherlands, in summer and in winter", () => {
  expect(formatTime("2026-07-01T21:30:00Z")).toBe("23:30")
  expect(formatTime("2026-11-21T13:03:00Z")).toBe("14:03")
  expect(formatDate("2026-12-31T23:30:00Z")).toBe("01-01-2027")
  expect(formatMoment("2026-11-21T13:03:00Z")).toBe("21-11-2026 14:03")
})

test.each([
  ["0111 - 41 23 45", "tel:+31111412345"],
  ["06 12345678", "tel:+31612345678"],
  ["+31 6 12345678", "tel:+31612345678"],
  ["0031 6 12345678", "tel:0031612345678"],
])("'%s' is dialled as %s", (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})
