import { describe, expect, test } from "bun:test"
import { distance } from "./geometry/vectors.ts"
import { Underlay } from "./schema.ts"
import { cornersOf, laidIn, movedBy, quarter, slantOf, turnedBy, withScale } from "./underlay.ts"

/** Of 2000 by 1000 pixels, laid over 8 by 12 m. */
const laid = laidIn({ x: 0, y: 0, width: 8000, height: 12_000 }, 7, { width: 2000, height: 1000 })
const isWithinLimits = (underlay: unknown) => Underlay.safeParse(underlay).success

test("a photo is laid as large as fits in the middle of what one looks at, without a scale", () => {
  expect(laid).toMatchObject({ photo: 7, x: 4000, y: 6000, width: 8000, height: 4000, known: null })
  const strip = laidIn({ x: 0, y: 0, width: 8000, height: 8000 }, 7, { width: 8000, height: 1 })
  expect([laid, strip].every(isWithinLimits)).toBe(true)
})

describe("a known length", () => {
  test("gives the picture its scale, and leaves the first place where it is", () => {
    const scaled = withScale(laid, { x: 1000, y: 6000 }, { x: 3000, y: 6000 }, 4000)
    expect(scaled).toMatchObject({ x: 7000, y: 6000, width: 16_000, height: 8000, known: 4000 })
  })

  test.each([
    ["two places on each other", { x: 1000, y: 6000 }, 4000, "tooClose"],
    ["two places less than a hundredth of the picture apart", { x: 1079, y: 6000 }, 4000, "tooClose"],
    ["a millimetre for the whole of it", { x: 5000, y: 6000 }, 1, "tooSmall"],
    ["a hundred metres for a hundredth of it", { x: 1080, y: 6000 }, 100_000, "tooLarge"],
  ] as const)("says why %s gives none", (_, to, millimetres, fault) => {
    expect(withScale(laid, { x: 1000, y: 6000 }, to, millimetres)).toBe(fault)
  })
})

test.each([
  ["level", { x: 100, y: 0 }, 0],
  ["a little down", { x: 1000, y: 17.46 }, -100],
  ["nearly upright", { x: 17.46, y: 1000 }, 100],
  ["back and a little up", { x: -1000, y: -17.46 }, -100],
])("a line that goes %s turns the short way to be level or upright", (_, to, by) => {
  expect(slantOf({ x: 0, y: 0 }, to)).toBe(by)
})

test("what is turned around a place leaves that where it is, and keeps its size", () => {
  const around = cornersOf(laid)[0]!
  const turned = turnedBy(laid, quarter, around)
  expect(turned).toMatchObject({ x: -2000, y: 8000, turn: quarter })
  expect(distance(cornersOf(turned)[0]!, around)).toBeCloseTo(0)
  expect(turnedBy(turned, -2 * quarter).turn).toBe(3 * quarter)
  const [first, second] = cornersOf(turnedBy(laid, 1234))
  expect(distance(first!, second!)).toBeCloseTo(8000)
})

test("it is never moved further away than a plan may be", () => {
  expect(movedBy(laid, { x: 1000, y: -500 })).toMatchObject({ x: 5000, y: 5500 })
  expect(isWithinLimits(movedBy(laid, { x: 9_000_000, y: 0 }))).toBe(true)
})

test.each([
  { photo: 0 },
  { width: 0 },
  { width: 1_000_001 },
  { turn: -1 },
  { turn: 360_00 },
  { strength: 0 },
  { known: 0 },
  { known: -1 },
  { known: 100_001 },
  { x: 0.5 },
  { y: Number.POSITIVE_INFINITY },
  { url: "https://elsewhere.example/plan.jpg" },
])("%o is refused", (wrong) => {
  expect(isWithinLimits({ ...laid, ...wrong })).toBe(false)
})
