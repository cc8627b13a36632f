import { describe, expect, test } from "bun:test"
import type { Track } from "../../positions/schema.ts"
import { linesOf, partAt, partsOf, placesOf, pointAt } from "./course.ts"

const at = (time: string) => `2026-11-21T${time}:00.000Z`
const ms = (time: string) => Date.parse(at(time))
const point = (time: string, latitude: number, doubt: Track["points"][number]["doubt"] = null) => ({
  ...{ at: at(time), latitude, longitude: 3.7, accuracy: 8, doubt },
})
const stop = (from: string, to: string, minutes: number, latitude: number) => ({
  ...{ from: at(from), to: at(to), minutes, latitude, longitude: 3.7, projectName: null },
})

/** To work, a cellar from 9:00 to 9:40, on to another place and back. */
const track: Track = {
  day: "2026-11-21",
  points: [
    point("07:50", 51.6),
    point("08:00", 51.61),
    point("08:30", 51.9, "jump"),
    point("09:00", 51.61),
    point("09:40", 51.62),
    point("10:00", 51.63),
    point("11:00", 51.63),
    point("11:20", 51.61),
    point("12:00", 51.61),
  ],
  stops: [
    stop("08:00", "09:00", 60, 51.61),
    stop("10:00", "11:00", 60, 51.63),
    stop("11:20", "12:00", 40, 51.6101),
  ],
  gaps: [{ from: at("09:00"), to: at("09:40") }],
  metres: 5000,
  movingMinutes: 50,
  stillMinutes: 160,
}

describe("a day's route", () => {
  test("is told from beginning to end, with what wasn't measured", () => {
    expect(partsOf(track).map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ["way", 10],
      ["stop", 60],
      ["gap", 40],
      ["way", 20],
      ["stop", 60],
      ["way", 20],
      ["stop", 40],
    ])
  })

  test("is no line where it isn't known how one went, and none to a doubtful point", () => {
    const lines = linesOf(track)
    expect(lines.map(({ points, interrupted = false }) => [points.length, interrupted])).toEqual([
      [3, false],
      [2, true],
      [5, false],
    ])
    expect(lines.flatMap(({ points }) => points).some(({ doubt }) => doubt)).toBe(false)
  })

  test("shows a place where one came back once, as long as both stops together", () => {
    expect(placesOf(track.stops).map(({ numbers, minutes }) => [numbers, minutes])).toEqual([
      ["1, 3", 100],
      ["2", 60],
    ])
  })

  test("knows where one was at a time, but nothing of doubtful points", () => {
    expect(pointAt(track.points, ms("08:45"))?.at).toBe(at("08:00"))
    expect(pointAt(track.points, ms("07:00"))?.at).toBe(at("07:50"))
    expect(partAt(partsOf(track), ms("09:20"))?.kind).toBe("gap")
  })

  test("of one measurement is no way, and of none is nothing", () => {
    const bare = { ...track, stops: [], gaps: [] }
    expect(partsOf({ ...bare, points: track.points.slice(0, 1) })).toEqual([])
    expect([partsOf({ ...bare, points: [] }), linesOf({ ...bare, points: [] })]).toEqual([[], []])
  })
})
