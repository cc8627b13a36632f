import { expect, test } from "bun:test"
import { type Camera, picture, rectangle, taps } from "./camera.testing.ts"
import type { Tap } from "./corners.ts"
import { horizonOf, type Plane, planeOf } from "./plane.ts"

const a4 = { width: 210, height: 297, within: 2 }
const door = { width: 830, height: 2015, within: 4 }
const standing: Camera = { focal: 1536, distance: 900, side: 20, up: 15, at: { x: 105, y: 148 } }
const corners = taps(standing, rectangle(210, 297))

const at = (x: number, y: number, within = 5): Tap => ({ x, y, within })
const plane = (given: Tap[], known = a4, turned = false) => planeOf(given, known, picture, turned) as Plane

test("corners may be pointed at in any order", () => {
  const { map } = plane(corners)
  for (const order of [
    [1, 2, 3, 0],
    [3, 2, 1, 0],
    [0, 2, 1, 3],
    [2, 0, 3, 1],
  ])
    expect(plane(order.map((index) => corners[index]!)).map).toEqual(map)
})

test.each([
  ["on top of each other", [at(100, 100), at(108, 100), at(900, 900), at(100, 900)], "together"],
  ["all in a line", [at(100, 100), at(400, 400), at(700, 700), at(1000, 1000)], "inLine"],
  ["three in a line", [at(100, 100), at(500, 104), at(900, 100), at(500, 900)], "inLine"],
  ["with a dent", [at(100, 100), at(900, 100), at(500, 350), at(500, 900)], "dented"],
  ["with the dent first", [at(500, 350), at(500, 900), at(900, 100), at(100, 100)], "dented"],
  ["too small for a finger", [at(100, 100), at(160, 100), at(160, 185), at(100, 185)], "tiny"],
])("four corners %s make no plane", (_, given, fault) => {
  expect(planeOf(given, a4, picture)).toBe(fault as "tiny")
})

test("what is too small for a finger is large enough when one looked nearer", () => {
  const small = [at(100, 100, 1), at(160, 100, 1), at(160, 185, 1), at(100, 185, 1)]
  expect(typeof planeOf(small, a4, picture)).toBe("object")
})

const tilts = [
  [0, 0],
  [30, 0],
  [0, 50],
  [-30, 45],
  [60, 0],
] as const

test.each(tilts)(
  "a sheet seen %d degrees from the side and %d from above is known by its way up",
  (side, up) => {
    const camera = { ...standing, side, up }
    expect(plane(taps(camera, rectangle(210, 297))).known).toMatchObject({ width: 210, height: 297 })
    expect(plane(taps(camera, rectangle(297, 210))).known).toMatchObject({ width: 297, height: 210 })
  },
)

test("seen slantwise with an unknown lens its way up is a guess, seen from the front it is not", () => {
  expect(plane(taps({ ...standing, side: 0, up: 60 }, rectangle(297, 210))).isGuess).toBe(true)
  expect(plane(taps({ ...standing, side: 0, up: 5 }, rectangle(297, 210))).isGuess).toBe(false)
  const tile = { width: 300, height: 300, within: 1 }
  expect(plane(taps({ ...standing, side: 0, up: 60 }, rectangle(300, 300)), tile).isGuess).toBe(false)
})

test("a guess can be turned", () => {
  expect(plane(corners, a4, true).known).toMatchObject({ width: 297, height: 210 })
})

test("a door that is said to be a sheet of paper is noticed", () => {
  const far = { ...standing, distance: 3500, at: { x: 415, y: 1000 } }
  const given = taps(far, rectangle(830, 2015))
  expect(plane(given, door).isUnlike).toBe(false)
  expect(plane(given, a4).isUnlike).toBe(true)
})

test("the horizon of a floor runs across the picture, that of a wall seen from the front is not in it", () => {
  const floor = plane(taps({ ...standing, side: 0, up: 65 }, rectangle(210, 297)))
  const [left, right] = horizonOf(floor, picture)!.toSorted((one, other) => one.x - other.x)
  expect([left!.x, right!.x]).toEqual([0, picture.width])
  // 25 degrees above the middle, as far as pixels tell.
  expect(Math.abs((left!.y + right!.y) / 2 - (768 - 1536 * Math.tan((25 / 180) * Math.PI)))).toBeLessThan(10)
  expect(
    horizonOf(plane(taps({ ...standing, side: 0, up: 0 }, rectangle(210, 297))), picture),
  ).toBeUndefined()
})
