import { describe, expect, test } from "bun:test"
import { moveRoom, putOpening } from "../edit.ts"
import { doorAt, rectangle, roomOf } from "../plan.testing.ts"
import { leafOf } from "./leaf.ts"
import { contradictions, setAnyway, withLength } from "./lengths.ts"
import { angleAt, snappedMove, snappedPush } from "./moving.ts"
import { besideOf } from "./openings.ts"
import { crossings } from "./polygon.ts"
import { facesOf, snapped } from "./snapping.ts"
import { targetAt } from "./target.ts"
import { wallLength } from "./walls.ts"

const room = putOpening(rectangle(4, 3), 0, doorAt(1000))
const other = moveRoom({ ...rectangle(2, 3), id: "room-0002" }, { x: 4100, y: 0 })

describe("a finger means", () => {
  test.each([
    ["a corner that it is near", { x: 120, y: -90 }, { kind: "corner", corner: 0 }],
    ["a door in a wall", { x: 1400, y: 40 }, { kind: "opening", wall: 0, opening: "door-0001" }],
    ["a wall", { x: 2900, y: -120 }, { kind: "wall", wall: 0 }],
    ["the room around it", { x: 2000, y: 1500 }, { kind: "room", room: room.id }],
  ] as const)("%s", (_, place, expected) => {
    expect(targetAt([room], place, 200, room.id)).toMatchObject(expected)
  })

  test("nothing, far from all", () => {
    expect(targetAt([room], { x: 2000, y: 5000 }, 200, room.id)).toBeUndefined()
  })

  test("the shared wall of the room that one is at", () => {
    const between = { x: 4050, y: 1500 }
    expect(targetAt([room, other], between, 200, room.id)).toMatchObject({ room: room.id, wall: 1 })
    expect(targetAt([room, other], between, 200, other.id)).toMatchObject({ room: other.id, wall: 3 })
  })

  test("a wall also where it is shorter than a finger is wide", () => {
    expect(targetAt([rectangle(0.3, 3)], { x: 150, y: 0 }, 300, "room-0001")).toMatchObject({ kind: "wall" })
  })
})

describe("what is moved", () => {
  const past = { faces: facesOf([other]), reach: 150, step: 50 }

  test("a wall goes against the face of another room, else in whole steps", () => {
    // The outer face of the other room's left wall lies 0 m from it, its inner face 100 mm.
    expect(snappedPush(room, 1, 130, past)).toBe(100)
    expect(snappedPush(room, 1, 618, past)).toBe(600)
  })

  test("a room goes with its wall against another, and its corners level with those there", () => {
    const moved = snappedMove(rectangle(1, 1), { x: 6170, y: 60 }, past)
    expect(moved).toEqual({ x: 6200, y: 0 })
    expect(snappedMove(rectangle(1, 1), { x: 9013, y: 9029 }, past)).toEqual({ x: 9000, y: 9050 })
  })

  test("a corner lies level with those of its own room but never in one of them", () => {
    const around = { ends: [], corners: [], faces: [], reach: 150, step: 50 }
    const { place } = snapped({ x: 60, y: 2010 }, { ...around, level: [{ x: 0, y: 2000 }] })
    expect(place).toEqual({ x: 0, y: 2000 })
    expect(snapped({ x: 60, y: 2610 }, { ...around, level: [{ x: 0, y: 2000 }] }).place).toEqual({
      x: 0,
      y: 2600,
    })
  })

  test("tells the angle that it comes to", () => {
    const degrees = (after: [number, number]) =>
      angleAt({ x: 0, y: 0 }, { x: 1000, y: 0 }, { x: after[0], y: after[1] })
    expect([degrees([1000, 500]), degrees([2000, 0]), degrees([2000, -1000])].map(Math.round)).toEqual([
      90, 180, 135,
    ])
  })
})

describe("the leaf of a door", () => {
  // In the upper wall of a room: who looks at it from inside has its begin at his left.
  test.each([
    ["left", true, { hinge: { x: 1000, y: 0 }, open: { x: 1000, y: 880 }, shut: { x: 1880, y: 0 } }],
    ["right", true, { hinge: { x: 1880, y: 0 }, open: { x: 1880, y: 880 }, shut: { x: 1000, y: 0 } }],
    ["left", false, { hinge: { x: 1000, y: -100 }, open: { x: 1000, y: -980 }, shut: { x: 1880, y: -100 } }],
  ] as const)("hinged %s, inwards: %p", (hinge, inwards, expected) => {
    expect(leafOf(room, 0, doorAt(1000, { hinge, inwards }))).toMatchObject(expected)
  })

  test("is the same whichever way round the corners were tapped", () => {
    const back = roomOf([
      [0, 0],
      [0, 3],
      [4, 3],
      [4, 0],
    ])
    // Its upper wall is the last, from the right to the left.
    expect(leafOf(back, 3, doorAt(2120))).toMatchObject({
      hinge: { x: 1000, y: 0 },
      open: { x: 1000, y: 880 },
    })
  })

  test("sweeps from open to shut the short way", () => {
    expect(leafOf(room, 0, doorAt(1000)).clockwise).toBe(false)
    expect(leafOf(room, 0, doorAt(1000, { hinge: "right" })).clockwise).toBe(true)
  })
})

test("a length that contradicts others is set all the same, and the wall across gives way", () => {
  let measured = rectangle(4, 3)
  for (const [wall, length] of [4000, 3000, 4000, 3000].entries())
    measured = withLength(measured, wall, length)
  measured = withLength(measured, 0, 4120)
  expect(contradictions(measured)).toHaveLength(1)
  const set = setAnyway(measured, 0)
  expect(set.corners.map((_, wall) => wallLength(set, wall))).toEqual([4120, 3000, 4120, 3000])
  expect(set.corners[2]!.wall.measured).toBeNull()
  expect(contradictions(set)).toEqual([])
})

test("beside a room are those with openings that may be its own as well", () => {
  const far = moveRoom({ ...room, id: "room-0003" }, { x: 20_000, y: 0 })
  expect(besideOf(other, [room, other, far])).toEqual([room])
  expect(besideOf(room, [room, other, far])).toEqual([])
})

test("crossings are found in any order of the walls, each once", () => {
  const star = roomOf([
    [0, 0],
    [4, 3],
    [0, 3],
    [4, 0],
    [2, 5],
  ])
  expect(crossings(star.corners)).toEqual([
    [0, 2],
    [0, 3],
    [1, 3],
    [1, 4],
    [2, 4],
  ])
  expect(crossings(rectangle(4, 3).corners)).toEqual([])
})
