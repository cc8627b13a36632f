import { describe, expect, test } from "bun:test"
import type { OpenFrom } from "./openingHours.ts"
import { openState, openWeek } from "./openNow.ts"

const day = { opens: "08:00", closes: "18:00" }
const week: OpenFrom[] = [day, day, day, day, day, { opens: "09:00", closes: "16:00" }, null]

const said = (hours: OpenFrom[], at: string) => {
  const state = openState(hours, new Date(at))
  if (state.open) return `open until ${state.until}`
  const { next, holiday } = state
  return `closed${holiday ? ` for ${holiday}` : ""}, ${next ? `open ${next.day} (${next.inDays}) ${next.opens}` : "for good"}`
}

describe("whether it is open, as the clock in Amsterdam has it", () => {
  test.each([
    ["a Monday before opening", "2026-11-23T06:59:00Z", "closed, open 2026-11-23 (0) 08:00"],
    ["the minute it opens", "2026-11-23T07:00:00Z", "open until 18:00"],
    ["the last minute", "2026-11-23T16:59:59Z", "open until 18:00"],
    ["the minute it closes", "2026-11-23T17:00:00Z", "closed, open 2026-11-24 (1) 08:00"],
    ["Saturday noon", "2026-11-21T11:00:00Z", "open until 16:00"],
    ["Saturday evening", "2026-11-21T19:00:00Z", "closed, open 2026-11-23 (2) 08:00"],
    ["a second before midnight, Sunday", "2026-11-22T22:59:59Z", "closed, open 2026-11-23 (1) 08:00"],
    ["midnight, when it is still Sunday in UTC", "2026-11-22T23:00:00Z", "closed, open 2026-11-23 (0) 08:00"],
    ["the Friday before summer time", "2026-03-27T07:30:00Z", "open until 18:00"],
    ["the Monday after it began", "2026-03-30T05:59:00Z", "closed, open 2026-03-30 (0) 08:00"],
    ["the Monday after it began, an hour earlier in UTC", "2026-03-30T06:00:00Z", "open until 18:00"],
    ["the night the clocks go forward", "2026-03-29T00:59:00Z", "closed, open 2026-03-30 (1) 08:00"],
    ["the hour that comes twice", "2026-10-25T01:30:00Z", "closed, open 2026-10-26 (1) 08:00"],
    [
      "Christmas on a Friday",
      "2026-12-25T10:00:00Z",
      "closed for Eerste kerstdag, open 2026-12-28 (3) 08:00",
    ],
    ["Christmas Eve after closing", "2026-12-24T20:00:00Z", "closed, open 2026-12-28 (4) 08:00"],
    ["King's day", "2026-04-27T10:00:00Z", "closed for Koningsdag, open 2026-04-28 (1) 08:00"],
    ["New Year's Eve before the holiday", "2026-12-31T22:30:00Z", "closed, open 2027-01-02 (2) 09:00"],
  ])("%s", (_, at, expected) => expect(said(week, at)).toBe(expected))

  test("open past midnight belongs to the evening before", () => {
    const late = [...week]
    late[4] = { opens: "20:00", closes: "02:00" }
    expect(said(late, "2026-11-20T20:00:00Z")).toBe("open until 02:00")
    expect(said(late, "2026-11-21T00:59:00Z")).toBe("open until 02:00")
    expect(said(late, "2026-11-21T01:00:00Z")).toBe("closed, open 2026-11-21 (0) 09:00")
  })

  test("who never opens is closed, without a day", () => {
    expect(said(Array(7).fill(null), "2026-11-23T12:00:00Z")).toBe("closed, for good")
  })
})

test("the week runs from Monday, marks today, and knows the holiday that comes", () => {
  const days = openWeek(week, new Date("2026-12-23T11:00:00Z"))
  expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(days.filter(({ today }) => today).map(({ day }) => day)).toEqual(["2026-12-23"])
  expect(days[4]).toEqual({
    day: "2026-12-25",
    weekday: 5,
    hours: null,
    holiday: "Eerste kerstdag",
    today: false,
  })
  expect(days[0]).toMatchObject({ day: "2026-12-28", hours: day })
})
