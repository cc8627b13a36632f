import { describe, expect, test } from "bun:test"
import { dayOf, today } from "./calendar.ts"
import { addDays, daysBetween, formatDay, isoWeek, weekday } from "./days.ts"
import { formatLongDay, formatMonth, formatWeekday } from "./dayWords.ts"

describe("days", () => {
  test.each([
    ["2026-11-20T22:59:59Z", "2026-11-20"],
    ["2026-11-20T23:00:00Z", "2026-11-21"],
    ["2026-07-01T21:59:59Z", "2026-07-01"],
    ["2026-07-01T22:00:00Z", "2026-07-02"],
    ["2027-03-28T00:30:00Z", "2027-03-28"],
    ["2026-10-24T22:30:00Z", "2026-10-25"],
    ["2026-10-25T23:30:00Z", "2026-10-26"],
  ])("at %s it is %s in Amsterdam", (instant, day) => {
    expect(today(() => new Date(instant))).toBe(day)
    expect(dayOf(new Date(instant))).toBe(day)
  })

  test.each([
    ["2027-03-27", 1, "2027-03-28"],
    ["2027-03-28", 1, "2027-03-29"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2026-10-26", -1, "2026-10-25"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-01-01", 365, "2027-01-01"],
  ])("%s and %i days is %s, also over the change of the clock", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(count)
  })

  test.each(["UTC", "America/New_York", "Pacific/Apia", "America/Sao_Paulo"])(
    "a server in %s counts the same days",
    (zone) => {
      const here = process.env.TZ
      process.env.TZ = zone
      try {
        expect(addDays("2018-11-03", 1)).toBe("2018-11-04")
        expect(formatDay("2011-12-30")).toBe("30-12-2011")
        expect(weekday("2026-11-16")).toBe(1)
      } finally {
        if (here === undefined) delete process.env.TZ
        else process.env.TZ = here
      }
    },
  )

  test.each([
    ["2026-12-31", 53],
    ["2027-01-03", 53],
    ["2027-01-04", 1],
    ["2026-01-01", 1],
  ])("%s is in week %i", (day, week) => expect(isoWeek(day)).toBe(week))

  test("days read as a Dutch person writes them", () => {
    expect(formatDay("2026-11-05")).toBe("05-11-2026")
    expect(formatLongDay("2026-03-05")).toBe("5 maart 2026")
    expect(formatWeekday("2026-11-05")).toBe("donderdag 5 november 2026")
  })

  test("months are short", () =>
    expect(["2026-11-05", "2027-03-31"].map(formatMonth)).toEqual(["nov. 2026", "mrt. 2027"]))

  test("what is not a day is refused", () => expect(() => addDays("morgen", 1)).toThrow(RangeError))
})
