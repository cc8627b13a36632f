import { describe, expect, test } from "bun:test"
import type { Point } from "../drawing/shapes.ts"
import { type Camera, chance, picture, rectangle, seen, taps } from "./camera.testing.ts"
import type { Tap } from "./corners.ts"
import { areaOf, isDoubtful, lengthOf, type Measured, sizeOf } from "./measure.ts"
import { type Plane, planeOf } from "./plane.ts"

const a4 = { width: 210, height: 297, within: 0 }
const sheet = rectangle(210, 297)
const standing: Camera = { focal: 1536, distance: 800, side: 0, up: 0, at: { x: 105, y: 148 } }

/** Which way up it lies, where the picture leaves that open, is for a person to say. */
function planeIn(camera: Camera, within = 1, known = a4, corners = sheet): Plane {
  const given = taps(camera, corners, within)
  const plane = planeOf(given, known, picture) as Plane
  if (plane.known.width === known.width) return plane
  expect(plane.isGuess).toBe(true)
  return planeOf(given, known, picture, true) as Plane
}
const two = (camera: Camera, from: Point, to: Point, within = 1) =>
  taps(camera, [from, to], within) as [Tap, Tap]
const off = (measured: Measured, truth: number) => Math.abs(measured.value - truth) / truth

/** Three times as wide as the sheet, and less high. */
const beside = rectangle(600, 250, -200, 20)

describe("pictures of a known camera, pointed at to the pixel", () => {
  const cameras = [
    ["from the front", { side: 0, up: 0 }],
    ["from the side, 30 degrees", { side: 30, up: 0 }],
    ["from above, 45 degrees", { side: 0, up: 45 }],
    ["from the side, 60 degrees", { side: 60, up: 0 }],
    ["from below, 60 degrees", { side: 0, up: -60 }],
    ["from aside and above, 60 degrees in all", { side: -45, up: 45 }],
    ["held askew", { side: 30, up: 20, roll: 35 }],
  ] as const
  const lenses = [
    ["a wide lens", 900],
    ["the lens of a phone", 1536],
    ["a lens for portraits", 2600],
  ] as const
  const cases = cameras.flatMap(([how, tilt]) =>
    lenses.flatMap(([lens, focal]) =>
      [0.45, 0.6].map(
        (near) => [how, lens, near, { ...standing, ...tilt, focal, distance: near * focal }] as const,
      ),
    ),
  )
  test.each(cases)("%s with %s at %d: lengths and areas are right within 1.5%%", (_, __, ___, camera) => {
    const plane = planeIn(camera)
    const corners = taps(camera, beside)
    const lengths = [
      [lengthOf(plane, [corners[0]!, corners[1]!]), 600],
      [lengthOf(plane, [corners[1]!, corners[2]!]), 250],
      [lengthOf(plane, [corners[0]!, corners[2]!]), 650],
      [areaOf(plane, corners), 150_000],
    ] as [Measured, number][]
    for (const [measured, truth] of lengths) {
      expect(off(measured, truth)).toBeLessThan(0.015)
      expect(Math.abs(measured.value - truth)).toBeLessThan(measured.within)
    }
  })

  test("what is known may be a door, and what is measured the wall around it", () => {
    const camera = { ...standing, distance: 4500, side: 35, up: -5, at: { x: 1200, y: 1000 } }
    const plane = planeIn(camera, 1, { width: 830, height: 2015, within: 4 }, rectangle(830, 2015))
    const wall = taps(camera, rectangle(3600, 2600, -400, -585))
    expect(off(areaOf(plane, wall) as Measured, 3600 * 2600)).toBeLessThan(0.015)
    const size = sizeOf(plane, wall) as { width: Measured; height: Measured }
    expect(off(size.width, 3600)).toBeLessThan(0.015)
    expect(off(size.height, 2600)).toBeLessThan(0.015)
  })
})

test("of a hundred measures about ninety-five are as near as stated", () => {
  const camera = { ...standing, side: 40, up: 20 }
  const random = chance(22)
  // Half of `within` is one standard deviation (Box & Muller).
  const slip = (within: number) =>
    (within / 2) * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const shaken = (places: readonly Point[], within: number): Tap[] =>
    places.map((place) => {
      const { x, y } = seen(camera, place)!
      return { x: x + slip(within), y: y + slip(within), within }
    })
  const ends = [
    { x: -150, y: 250 },
    { x: 420, y: -20 },
  ]
  const truth = Math.hypot(570, 270)
  let near = 0
  for (let time = 0; time < 1000; time++) {
    const plane = planeOf(shaken(sheet, 6), a4, picture) as Plane
    const { value, by } = lengthOf(plane, shaken(ends, 6) as [Tap, Tap]) as Measured
    if (Math.abs(value - truth) <= by.pointing) near++
  }
  expect(near).toBeGreaterThan(930)
  expect(near).toBeLessThan(970)
})

test("the error grows with the distance from what is known, and with the finger", () => {
  const camera = { ...standing, distance: 2400 }
  const at = (x: number, within: number) => {
    const ends = two(camera, { x, y: 0 }, { x: x + 200, y: 0 }, within)
    return (lengthOf(planeIn(camera, within), ends) as Measured).within
  }
  expect(at(600, 2)).toBeGreaterThan(at(0, 2) * 1.5)
  expect(at(0, 4)).toBeGreaterThan(at(0, 2) * 1.5)
})

test("what its size may be off makes a measure off as much", () => {
  const known = { width: 210, height: 297, within: 4.2 }
  const { by, value } = lengthOf(
    planeIn(standing, 1, known),
    two(standing, { x: 0, y: 100 }, { x: 420, y: 100 }),
  ) as Measured
  expect(by.known / value).toBeCloseTo(0.02, 3)
  expect(by.lens).toBeCloseTo(value * 0.005, 6)
})

test("a far measure by a small sheet is told as doubtful", () => {
  const far = { ...standing, distance: 3000 }
  expect(
    isDoubtful(lengthOf(planeIn(far, 3), two(far, { x: 0, y: 0 }, { x: 1500, y: 0 }, 3)) as Measured),
  ).toBe(true)
  expect(isDoubtful(lengthOf(planeIn(standing), two(standing, sheet[0]!, sheet[1]!)) as Measured)).toBe(false)
})

describe("what can't be measured says why", () => {
  const above: Camera = { ...standing, up: 65 }
  const plane = planeIn(above)
  const at = (x: number, y: number, within = 3): Tap => ({ x, y, within })

  test.each([
    ["beyond the horizon", at(1000, 10), "horizon"],
    ["just before the horizon", at(1000, 60), "far"],
    ["where it began", at(1003, 1103), "together"],
  ] as const)("a length to a place %s", (_, end, fault) => {
    expect(lengthOf(plane, [at(1000, 1100), end])).toBe(fault)
  })

  test.each([
    ["that crosses itself", [at(600, 800), at(1400, 800), at(600, 1200), at(1400, 1200)], "crossing"],
    ["with two corners at one place", [at(600, 800), at(1400, 800), at(1403, 802)], "together"],
    ["beyond the horizon", [at(600, 800), at(1400, 800), at(1000, 10)], "horizon"],
  ] as const)("an area %s", (_, corners, fault) => {
    expect(areaOf(plane, corners)).toBe(fault)
  })

  test.each([
    ["with a dent", [at(600, 800), at(1400, 800), at(1000, 900), at(1000, 1300)], "skew"],
    ["whose corners aren't square", taps(above, [...sheet.slice(0, 3), { x: 60, y: 297 }]), "skew"],
    [
      "with two corners at one place",
      [at(600, 800), at(603, 800), at(600, 1200), at(1400, 1200)],
      "together",
    ],
    ["beyond the horizon", [at(600, 20), at(1400, 20), at(1400, 1200), at(600, 1200)], "horizon"],
  ] as const)("a rectangle %s", (_, corners, fault) => {
    expect(sizeOf(plane, corners)).toBe(fault)
  })
})

test("a rectangle has its width across the picture, in whatever order its corners were pointed at", () => {
  const [a, b, c, d] = taps(standing, beside) as [Tap, Tap, Tap, Tap]
  for (const corners of [
    [a, b, c, d],
    [c, a, d, b],
  ]) {
    const { width, height, area } = sizeOf(planeIn(standing), corners) as Exclude<
      ReturnType<typeof sizeOf>,
      string
    >
    expect(off(width, 600)).toBeLessThan(0.01)
    expect(off(height, 250)).toBeLessThan(0.01)
    expect(off(area, 150_000)).toBeLessThan(0.01)
  }
})
