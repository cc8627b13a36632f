import { expect, test } from "bun:test"
import { boundsOf, monthsBetween } from "./figures.ts"

test.each([
  ["12", "2026-11-21", "2025-12-01", "2026-11-21"],
  ["12", "2026-12-31", "2026-01-01", "2026-12-31"],
  ["12", "2027-01-01", "2026-02-01", "2027-01-01"],
  ["year", "2026-11-21", "2026-01-01", "2026-11-21"],
  ["lastYear", "2026-11-21", "2025-01-01", "2025-12-31"],
] as const)("the period '%s' on %s runs from %s to %s", (period, now, from, to) => {
  expect(boundsOf(period, now)).toEqual({ from, to })
})

test("a period of twelve months has twelve, over the turn of the year", () => {
  const months = monthsBetween("2025-12-01", "2026-11-21")
  expect(months).toHaveLength(12)
  expect([months[0], months[1], months.at(-1)]).toEqual(["2025-12", "2026-01", "2026-11"])
})
