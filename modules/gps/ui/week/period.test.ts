import { expect, test } from "bun:test"
import { periodOf, wrongOf } from "./period.ts"

test.each([
  ["thisWeek", "2027-01-01", "2026-12-28", "2027-01-03"],
  ["lastWeek", "2027-01-01", "2026-12-21", "2026-12-27"],
  ["thisMonth", "2028-02-29", "2028-02-01", "2028-02-29"],
  ["thisMonth", "2026-12-31", "2026-12-01", "2026-12-31"],
  ["lastMonth", "2027-01-31", "2026-12-01", "2026-12-31"],
  ["lastMonth", "2027-03-31", "2027-02-01", "2027-02-28"],
  ["shown", "2027-03-31", "2026-11-16", "2026-11-22"],
] as const)("%s on %s is %s to %s", (name, today, from, to) => {
  expect(periodOf(name, today, "2026-11-16")).toEqual({ from, to })
})

test("a period that can't be is said before it is asked", () => {
  expect(wrongOf({ from: "2026-02-30", to: "gisteren" })).toEqual({
    from: "gps.week.export.dayUnreal",
    to: "gps.week.export.dayUnreal",
  })
  expect(wrongOf({ from: "2026-11-02", to: "2026-11-01" })).toEqual({ to: "gps.week.export.backwards" })
  expect(wrongOf({ from: "2026-01-01", to: "2027-01-03" })).toEqual({ to: "gps.week.export.tooLong" })
  expect(wrongOf({ from: "2026-01-01", to: "2027-01-02" })).toEqual({})
})
