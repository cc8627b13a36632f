import { describe, expect, test } from "bun:test"
import { beginOf, instantAt } from "#src/shared/calendar.ts"
import { minutesByDay, minutesOf, overlaps, type Span } from "./worked.ts"

const now = new Date("2027-06-01T12:00:00Z")
const local = (day: string, from: string, to: string, toDay = day): Span => ({
  from: instantAt(day, from).toISOString(),
  to: instantAt(toDay, to, { last: true }).toISOString(),
})

describe("hours come from instants, days from the Netherlands", () => {
  test.each<[what: string, span: Span, breaks: Span[], days: [day: string, minutes: number][]]>([
    ["a working day", local("2026-11-20", "07:30", "16:00"), [], [["2026-11-20", 510]]],
    [
      "a working day with lunch",
      local("2026-11-20", "07:30", "16:00"),
      [local("2026-11-20", "12:00", "12:30")],
      [["2026-11-20", 480]],
    ],
    [
      "a night over midnight",
      local("2026-11-20", "22:00", "02:30", "2026-11-21"),
      [],
      [
        ["2026-11-20", 120],
        ["2026-11-21", 150],
      ],
    ],
    [
      "a break over midnight",
      local("2026-11-20", "22:00", "02:00", "2026-11-21"),
      [local("2026-11-20", "23:45", "00:15", "2026-11-21")],
      [
        ["2026-11-20", 105],
        ["2026-11-21", 105],
      ],
    ],
    ["the night with an hour less", local("2027-03-28", "01:30", "03:30"), [], [["2027-03-28", 60]]],
    ["the night with an hour more", local("2026-10-25", "01:30", "03:30"), [], [["2026-10-25", 180]]],
    [
      "the whole night with an hour more",
      local("2026-10-24", "22:00", "06:00", "2026-10-25"),
      [],
      [
        ["2026-10-24", 120],
        ["2026-10-25", 420],
      ],
    ],
    [
      "breaks that overlap, and one that lies half outside",
      local("2026-11-20", "08:00", "12:00"),
      [
        local("2026-11-20", "07:00", "08:10"),
        local("2026-11-20", "10:00", "10:20"),
        local("2026-11-20", "10:10", "10:30"),
      ],
      [["2026-11-20", 200]],
    ],
    ["nothing at all", local("2026-11-20", "08:00", "08:00"), [], [["2026-11-20", 0]]],
    [
      "three days without a stop",
      local("2026-11-20", "23:00", "01:00", "2026-11-22"),
      [],
      [
        ["2026-11-20", 60],
        ["2026-11-21", 1440],
        ["2026-11-22", 60],
      ],
    ],
  ])("%s", (_, span, breaks, days) => {
    expect(minutesByDay(span, breaks, now)).toEqual(days.map(([day, minutes]) => ({ day, minutes })))
  })

  test("what lasts ends now, and so does its break", () => {
    const from = new Date(now.getTime() - 90 * 60_000).toISOString()
    const pause = { from: new Date(now.getTime() - 30 * 60_000).toISOString(), to: null }
    expect(minutesOf({ from, to: null }, [pause], now)).toBe(60)
  })

  test("days add up to the whole, also when seconds are rounded", () => {
    const span = { from: "2026-11-20T22:59:30.000Z", to: "2026-11-20T23:00:30.000Z" }
    const days = minutesByDay(span, [], now)
    expect(days.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-21"])
    expect(days[0]!.minutes + days[1]!.minutes).toBe(1)
  })

  test("a clock that went back counts nothing instead of less", () => {
    expect(minutesOf({ from: "2027-06-01T13:00:00.000Z", to: null }, [], now)).toBe(0)
  })
})

test("one may begin when the other ends", () => {
  const [early, late] = [local("2026-11-20", "08:00", "12:00"), local("2026-11-20", "12:00", "16:00")]
  expect(overlaps(early, late)).toBe(false)
  expect(overlaps(early, { ...late, from: instantAt("2026-11-20", "11:59").toISOString() })).toBe(true)
  expect(overlaps({ from: early.from, to: null }, late)).toBe(true)
})

describe("a time of the Dutch clock as an instant", () => {
  test.each([
    ["2026-11-20", "07:30", "2026-11-20T06:30:00.000Z"],
    ["2026-07-01", "07:30", "2026-07-01T05:30:00.000Z"],
    // Skipped: what would have been half past two is half past three.
    ["2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
    // Comes twice: the first.
    ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ])("%s %s", (day, time, instant) => {
    expect(instantAt(day, time).toISOString()).toBe(instant)
  })

  test("of a time that comes twice, the last on asking", () => {
    expect(instantAt("2026-10-25", "02:30", { last: true }).toISOString()).toBe("2026-10-25T01:30:00.000Z")
  })

  test("a day begins at its own midnight", () => {
    expect(beginOf("2026-10-26").toISOString()).toBe("2026-10-25T23:00:00.000Z")
    expect(beginOf("2026-10-25").toISOString()).toBe("2026-10-24T22:00:00.000Z")
  })
})
