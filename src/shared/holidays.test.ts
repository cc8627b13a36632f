import { describe, expect, test } from "bun:test"
import { addWorkingDays, easterOf, holidayOn, holidaysOf, isWorkingDay, workingDayFrom } from "./holidays.ts"

describe("holidays", () => {
  test.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2028, "2028-04-16"],
    [2038, "2038-04-25"],
    [2285, "2285-03-22"],
  ])("Easter %i falls on %s", (year, day) => expect(easterOf(year)).toBe(day))

  test("2027 has seven, in order", () => {
    expect(holidaysOf(2027).map(({ day, name }) => `${day} ${name}`)).toEqual([
      "2027-01-01 Nieuwjaarsdag",
      "2027-03-29 Tweede paasdag",
      "2027-04-27 Koningsdag",
      "2027-05-06 Hemelvaartsdag",
      "2027-05-17 Tweede pinksterdag",
      "2027-12-25 Eerste kerstdag",
      "2027-12-26 Tweede kerstdag",
    ])
  })

  test.each([
    ["2025-04-26", "Koningsdag", "on Saturday, for the 27th is a Sunday"],
    ["2031-04-26", "Koningsdag", "likewise"],
    ["2026-04-27", "Koningsdag", "on its own day"],
    ["2030-05-05", "Bevrijdingsdag", "each five years"],
  ])("%s is %s (%s)", (day, name) => expect(holidayOn(day)?.name).toBe(name))

  test.each(["2025-04-27", "2027-05-05", "2027-03-26"])("%s is no holiday", (day) =>
    expect(holidayOn(day)).toBeUndefined(),
  )

  test.each([
    ["2027-03-26", 1, "2027-03-30"],
    ["2027-04-26", 1, "2027-04-28"],
    ["2026-12-24", 1, "2026-12-28"],
    ["2026-12-31", 1, "2027-01-04"],
    ["2026-11-21", 0, "2026-11-23"],
    ["2026-11-20", 5, "2026-11-27"],
    ["2027-05-05", 1, "2027-05-07"],
  ])("%s and %i working days is %s", (day, count, expected) =>
    expect(addWorkingDays(day, count)).toBe(expected),
  )

  test("work starts on the day itself or on the first working day after it", () => {
    expect(workingDayFrom("2026-11-20")).toBe("2026-11-20")
    expect(workingDayFrom("2026-12-25")).toBe("2026-12-28")
    expect(isWorkingDay("2026-11-22")).toBe(false)
  })
})
