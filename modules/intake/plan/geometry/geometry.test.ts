import { describe, expect, test } from "bun:test"
import { moveRoom, putOpening, setLength } from "../edit.ts"
import { doorAt, lShape, rectangle, roomOf, triangle, windowAt } from "../plan.testing.ts"
import type { PlanRoom } from "../schema.ts"
import { contradictions } from "./lengths.ts"
import { planMeasures } from "./measures.ts"
import { openingsOf, wallPartsOf } from "./openings.ts"
import { areaOf, crossings, holds, middleOf } from "./polygon.ts"
import { overlapping, problemsOf } from "./problems.ts"
import { snapped } from "./snapping.ts"
import { wallLength, wallsOf } from "./walls.ts"

const corners = (room: PlanRoom) => room.corners.map(({ x, y }) => [x, y])
const lengths = (room: PlanRoom) => room.corners.map((_, wall) => Math.round(wallLength(room, wall)))

describe("quantities of a room", () => {
  // Worked out by hand from the sizes in the first column.
  test.each([
    [
      "2,40 x 2,25 m",
      rectangle(2.4, 2.25),
      { floor: 5.4, perimeter: 9.3, walls: 24.18, skirting: 9.3, volume: 14.04 },
    ],
    ["an L", lShape, { floor: 10, perimeter: 14, walls: 36.4, skirting: 14, volume: 26 }],
    ["a slanted wall", triangle, { floor: 6, perimeter: 12, walls: 31.2, skirting: 12, volume: 15.6 }],
    ["the spec's canvas of 12 x 8 m", rectangle(12, 8), { floor: 96, perimeter: 40 }],
  ] as const)("%s", (_, room, expected) => {
    expect(planMeasures(room, [room])).toMatchObject(expected)
  })

  test("don't depend on which way round the corners were tapped", () => {
    const back = { ...lShape, corners: lShape.corners.toReversed() }
    expect(planMeasures(back, [back])).toEqual(planMeasures(lShape, [lShape])!)
  })

  test("leave out a door and a window in the walls, and in the skirting the door", () => {
    const room = putOpening(putOpening(rectangle(2.4, 2.25), 0, doorAt(200)), 1, windowAt(500))
    // 24.18 - 0.88 * 2.115 - 1.2 * 0.9; 9.30 - 0.88.
    expect(planMeasures(room, [room])).toMatchObject({ walls: 21.24, skirting: 8.42, perimeter: 9.3 })
  })

  test("of a neighbour leave out the door that both share, once each", () => {
    const bath = putOpening(rectangle(2.4, 2.25), 1, doorAt(500))
    const hall = moveRoom({ ...rectangle(1.5, 2.25), id: "room-0002" }, { x: 2500, y: 0 })
    expect(planMeasures(hall, [bath, hall])).toMatchObject({ perimeter: 7.5, skirting: 6.62 })
    expect(openingsOf(bath, [bath, hall])).toHaveLength(1)
    const far = moveRoom(hall, { x: 500, y: 0 })
    expect(openingsOf(far, [bath, far])).toEqual([])
  })

  test("are refused of walls that cross, of a line and of two points", () => {
    const bow = roomOf([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ])
    const flat = roomOf([
      [0, 0],
      [2, 0],
      [4, 0],
    ])
    const two = roomOf([
      [0, 0],
      [2, 0],
    ])
    for (const room of [bow, flat, two]) expect(planMeasures(room, [room])).toBeUndefined()
    expect(problemsOf(bow)).toEqual([{ kind: "crossing", walls: [0, 2] }])
    expect(problemsOf(two)).toEqual([{ kind: "tooFew" }])
    expect(problemsOf(flat)[0]!.kind).toBe("crossing")
  })
})

describe("a wall's measured length", () => {
  test("moves what follows it, and a rectangle stays one", () => {
    const room = setLength(setLength(rectangle(4, 3), 0, 5000), 1, 2500)
    expect(corners(room)).toEqual([
      [0, 0],
      [5000, 0],
      [5000, 2500],
      [0, 2500],
    ])
    expect(contradictions(room)).toEqual([])
  })

  test("of an L is taken up by the first wall in that direction that nobody measured", () => {
    expect(lengths(setLength(lShape, 0, 4500))).toEqual([4500, 2000, 2500, 1000, 2000, 3000])
    const measured = setLength(lShape, 2, 2000)
    expect(lengths(setLength(measured, 0, 4500))).toEqual([4500, 2000, 2000, 1000, 2500, 3000])
  })

  test("of a slanted wall is kept to the millimetre", () => {
    const room = setLength(triangle, 1, 5500)
    expect(lengths(room)[1]).toBe(5500)
    expect(contradictions(room)).toEqual([])
  })

  test("lets the wall that closes the room turn when opposite walls differ", () => {
    const room = setLength(setLength(rectangle(4, 3), 0, 4000), 2, 4100)
    expect(lengths(room).slice(0, 3)).toEqual([4000, 3000, 4100])
    expect(room.corners[3]).toMatchObject({ x: -100, y: 3000 })
  })

  test("that doesn't fit what was measured before is told and moves nothing", () => {
    let room = rectangle(4, 3)
    for (const [wall, length] of [4000, 3000, 4000, 3000].entries()) room = setLength(room, wall, length)
    const other = setLength(room, 0, 4120)
    expect(corners(other)).toEqual(corners(room))
    expect(problemsOf(other)).toEqual([{ kind: "contradiction", wall: 0, drawn: 4000, measured: 4120 }])
    expect(contradictions(setLength(other, 0, null))).toEqual([])
  })

  test("is never nothing and never more than a hundred metres", () => {
    for (const [typed, kept] of [
      [0, 1],
      [10_000_000, 100_000],
    ] as const)
      expect(lengths(setLength(rectangle(4, 3), 0, typed))[0]).toBe(kept)
  })
})

describe("walls", () => {
  test("stand outside the room and meet in a mitre", () => {
    const [top] = wallsOf(rectangle(4, 3))
    expect(top).toEqual({
      inner: {
        from: expect.objectContaining({ x: 0, y: 0 }),
        to: expect.objectContaining({ x: 4000, y: 0 }),
      },
      outer: { from: { x: -100, y: -100 }, to: { x: 4100, y: -100 } },
    })
  })

  test("with their openings cover exactly the strip around the room", () => {
    const room = putOpening(lShape, 0, doorAt(1000))
    const parts = wallPartsOf(room, [room])
    const covered = parts.flatMap(({ solid, open }) => [...solid, ...open.map(({ corners }) => corners)])
    // 14 m of 10 cm, and a square of 10 cm at each of five corners that stick out; the one that bends in has none.
    const total = covered.reduce((sum, part) => sum + areaOf(part), 0)
    expect(total).toBeCloseTo(1_400_000 + 5 * 10_000 - 10_000, 0)
    expect(parts[0]!.open[0]!.corners).toMatchObject([
      { x: 1000, y: 0 },
      { x: 1880, y: 0 },
      { x: 1880, y: -100 },
      { x: 1000, y: -100 },
    ])
  })

  test("too short, low or full for their openings are told", () => {
    const doubtful = rectangle(1, 3)
    const wide = putOpening(doubtful, 0, doorAt(0, { width: 1200 }))
    const high = putOpening(doubtful, 1, windowAt(0, { sill: 2000 }))
    const over = putOpening(putOpening(doubtful, 1, doorAt(0)), 1, windowAt(500))
    expect([wide, high, over].map((room) => problemsOf(room)[0]!.kind)).toEqual([
      "outside",
      "tooHigh",
      "overlap",
    ])
  })
})

describe("rooms", () => {
  test("beside each other don't overlap; one within another, or over a part of it, does", () => {
    const other = (x: number, y: number) => moveRoom({ ...rectangle(1, 1), id: "room-0002" }, { x, y })
    const room = rectangle(4, 3)
    const cases = [other(4000, 0), other(4100, 0), other(1000, 1000), other(3500, 0)]
    expect(cases.map((one) => overlapping([room, one]).length)).toEqual([0, 0, 1, 1])
  })

  test("have their name inside, also an L", () => {
    expect(holds(lShape.corners, middleOf(lShape.corners))).toBe(true)
    expect(middleOf(rectangle(4, 3).corners)).toEqual({ x: 2000, y: 1500 })
  })

  test("of five hundred corners that don't cross are found sound", () => {
    const round = Array.from({ length: 500 }, (_, index): [number, number] => {
      const angle = (index * 2 * Math.PI) / 500
      return [20 * Math.cos(angle), 20 * Math.sin(angle)]
    })
    expect(crossings(roomOf(round).corners)).toEqual([])
  })
})

describe("a tap", () => {
  const around = { ends: [], corners: [], faces: [], reach: 150, step: 50 }

  test.each([
    ["straight on from the last corner", { x: 2013, y: 60 }, { x: 2000, y: 0 }],
    ["at 45 degrees", { x: 1020, y: 980 }, { x: 990, y: 990 }],
    ["straight down", { x: -40, y: 2990 }, { x: 0, y: 3000 }],
    ["at no such angle, in whole steps", { x: 2013, y: 777 }, { x: 2000, y: 800 }],
  ])("goes %s", (_, tapped, expected) => {
    const { place } = snapped(tapped, { ...around, ends: [{ x: 0, y: 0 }] })
    expect(place).toEqual(expected)
  })

  test("takes a corner that is there before any line", () => {
    const found = snapped(
      { x: 100, y: 80 },
      { ...around, ends: [{ x: 0, y: 3000 }], corners: [{ x: 0, y: 0 }] },
    )
    expect(found).toEqual({ place: { x: 0, y: 0 }, by: "corner", guides: [] })
  })

  test("makes a right corner with the wall that it lies level with", () => {
    const found = snapped(
      { x: 40, y: 2960 },
      { ...around, ends: [{ x: 4000, y: 3000 }], corners: [{ x: 0, y: 0 }] },
    )
    expect(found.place).toEqual({ x: 0, y: 3000 })
    expect(found.guides).toHaveLength(2)
  })

  test("goes to the face of a wall", () => {
    const face = { from: { x: 4100, y: -100 }, to: { x: 4100, y: 3100 } }
    const { place } = snapped({ x: 4180, y: 1010 }, { ...around, faces: [face] })
    expect(place.x).toBe(4100)
  })
})
