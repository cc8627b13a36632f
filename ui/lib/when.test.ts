import { expect, test } from "bun:test"
import { formatWhen } from "./when.ts"

test.each([
  ["2026-11-26T06:28:00Z", "vandaag 07:28"],
  ["2026-11-25T23:30:00Z", "vandaag 00:30"],
  ["2026-11-25T14:52:00Z", "gisteren 15:52"],
  ["2026-11-20T09:00:00Z", "vr 20-11"],
  ["2025-11-20T09:00:00Z", "20-11-2025"],
  ["2026-11-27T09:00:00Z", "vr 27-11"],
])("seen on 26 November 2026, %s reads '%s'", (instant, words) => {
  expect(formatWhen(instant, new Date("2026-11-26T10:00:00Z"))).toBe(words)
})
