import { expect, test } from "bun:test"
import type { Tap } from "../../perspective/corners.ts"
import {
  canClose,
  closed,
  type MeasureKind,
  moved,
  nothingYet,
  openOf,
  tapped,
  turnedInto,
  type Work,
  without,
} from "./work.ts"

const tap = (x: number): Tap => ({ x, y: 0, within: 1 })

/** Four corners, and then so many points more. */
const after = (kind: MeasureKind, points: number): Work =>
  Array.from({ length: 4 + points }, (_, at) => tap(at)).reduce(
    (work, each) => tapped(work, kind, each),
    nothingYet,
  )

test.each([
  ["length", 2],
  ["rectangle", 4],
] as const)("a %s has all of its points after %d, and the next begins another", (kind, points) => {
  expect(openOf(after(kind, points - 1))?.taps).toHaveLength(points - 1)
  expect(openOf(after(kind, points))).toBeUndefined()
  expect(after(kind, points + 1).measures.map(({ taps }) => taps.length)).toEqual([points, 1])
})

test("an area is closed by a person, once it has three corners", () => {
  expect(canClose(after("area", 2))).toBe(false)
  expect(closed(after("area", 2)).measures[0]!.isWhole).toBe(false)
  expect(closed(after("area", 5)).measures[0]!.isWhole).toBe(true)
})

test("a measure that is begun becomes one of another kind, unless it has too many points for that", () => {
  expect(turnedInto(after("length", 1), "area").measures).toMatchObject([{ kind: "area", taps: [tap(4)] }])
  expect(turnedInto(after("area", 3), "rectangle").measures).toMatchObject([{ kind: "rectangle" }])
  expect(turnedInto(after("area", 3), "length").measures).toEqual([])
  expect(turnedInto(after("length", 2), "area").measures).toMatchObject([{ kind: "length" }])
})

test("a point moves alone", () => {
  const work = moved(moved(after("length", 2), { of: 0, at: 1 }, tap(99)), { of: "corners", at: 0 }, tap(98))
  expect(work.measures[0]!.taps).toEqual([tap(4), tap(99)])
  expect(work.corners).toEqual([98, 1, 2, 3].map(tap))
})

test("without one of its points a whole measure is gone, one that is begun goes on", () => {
  expect(without(after("length", 2), { of: 0, at: 0 }).measures).toEqual([])
  expect(without(after("rectangle", 3), { of: 0, at: 0 }).measures).toMatchObject([
    { taps: [tap(5), tap(6)] },
  ])
  expect(without(after("rectangle", 1), { of: 0, at: 0 }).measures).toEqual([])
  expect(without(after("length", 0), { of: "corners", at: 1 }).corners).toHaveLength(3)
})
