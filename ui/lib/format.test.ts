import { expect, test } from "bun:test"
import {
  formatDate,
  formatEuros,
  formatMoment,
  formatMomentNear,
  formatTime,
  telephoneLink,
} from "./format.ts"

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

test.each([
  ["2026-11-21T06:28:00.000Z", "vandaag 07:28"],
  ["2026-11-20T14:52:00.000Z", "gisteren 15:52"],
  // Half past midnight in the Netherlands is today, whatever day it is in UTC.
  ["2026-11-20T23:30:00.000Z", "vandaag 00:30"],
  ["2026-11-19T23:30:00.000Z", "gisteren 00:30"],
  ["2026-11-13T09:00:00.000Z", "vr 13-11"],
  ["2026-01-02T09:00:00.000Z", "vr 02-01"],
  ["2025-12-31T09:00:00.000Z", "31-12-2025"],
])("a moment is told as people say it: %s is %s", (at, text) => {
  expect(formatMomentNear(at, new Date("2026-11-21T11:00:00.000Z"))).toBe(text)
})
