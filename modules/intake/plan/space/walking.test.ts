import { describe, expect, test } from "bun:test"
import { moveRoom, putOpening } from "../edit.ts"
import { doorAt, rectangle, windowAt } from "../plan.testing.ts"
import {
  around,
  eyeOf,
  fromAbove,
  into,
  looksThroughWalls,
  shifted,
  stepped,
  turned,
  withdrawn,
} from "./sight.ts"
import { barriersOf, farthestAway, walked } from "./walking.ts"

const bath = putOpening(putOpening(rectangle(4, 3), 1, doorAt(1000)), 0, windowAt(1000))
const hall = moveRoom({ ...rectangle(2, 3), id: "room-0002" }, { x: 4100, y: 0 })
const barriers = barriersOf([bath, hall])
const middle = { x: 2000, y: 1440 }

describe("who walks in a plan", () => {
  test.each([
    ["is stopped by a wall", { x: -5000, y: 0 }, { x: 200, y: 1440 }],
    ["is stopped by a window", { x: -500, y: -5000 }, { x: 1500, y: 200 }],
    ["goes through a door, up to the wall of the next room", { x: 6000, y: 0 }, { x: 5900, y: 1440 }],
    ["slides along a wall that is met at a slant", { x: -3000, y: 1000 }, { x: 200, y: 2440 }],
    ["ends in a corner", { x: -9000, y: -9000 }, { x: 200, y: 200 }],
  ])("%s", (_, by, end) => {
    const at = walked(middle, by, barriers)
    expect([at.x, at.y].map(Math.round)).toEqual([end.x, end.y])
  })

  test("is stopped by a wall of a millimetre too, however far he goes at once", () => {
    const thin = { ...rectangle(4, 3) }
    thin.corners = thin.corners.map((corner) => ({ ...corner, wall: { ...corner.wall, thickness: 1 } }))
    expect(walked(middle, { x: 100_000, y: 0 }, barriersOf([thin])).x).toBeCloseTo(3800, 0)
  })

  test("stays in the neighbourhood of the house, and anywhere where there is none", () => {
    const outside = walked({ x: 5000, y: -3000 }, { x: 0, y: -90_000 }, barriers)
    expect(outside.y).toBe(-100 - farthestAway)
    expect(walked(middle, { x: 500, y: 0 }, [])).toEqual({ x: 2500, y: 1440 })
  })
})

describe("a sight", () => {
  const house = around([2, 1.3, 1.5], 3, 1)

  test("from above has the plan as it was drawn, with its middle below the eye", () => {
    const { place, turn, tilt } = eyeOf(fromAbove(house), 0)
    expect(place[0]).toBeCloseTo(2, 5)
    expect(place[2]).toBeCloseTo(1.5, 5)
    expect([turn, tilt]).toEqual([0, Math.PI / 2])
  })

  test("never goes below the floor, nor over the top", () => {
    expect(eyeOf(turned(house, 0, -9), 0).place[1]).toBeGreaterThan(1.3)
    expect(turned(house, 0, 9).tilt).toBe(Math.PI / 2)
  })

  test("comes as near as a metre and goes no farther than one still sees anything", () => {
    expect([withdrawn(house, 0).away, withdrawn(house, 1e9).away]).toEqual([1, 250])
  })

  test("moves to the right as one sees it, whichever way one looks", () => {
    const seen = (turn: number) =>
      shifted({ ...house, turn }, 1, 0).target.map((value) => Math.round(value * 10))
    expect([seen(0), seen(Math.PI / 2), seen(Math.PI)]).toEqual([
      [30, 13, 15],
      [20, 13, 5],
      [10, 13, 15],
    ])
  })

  test("of who steps into a room is at eye height, along the room, and goes where he looks", () => {
    const inside = into(bath, barriers)
    expect(eyeOf(inside, 2.9).place.map((value) => Math.round(value * 1000))).toEqual([800, 4500, 1500])
    expect(stepped(inside, 1, 0, barriers).at.x).toBeCloseTo(1800, 3)
    expect(stepped(inside, 0, 1, barriers).at.y).toBeCloseTo(2500, 3)
  })

  test("leaves out walls only from outside at a slant", () => {
    expect([house, fromAbove(house), into(bath, barriers)].map(looksThroughWalls)).toEqual([
      true,
      false,
      false,
    ])
  })
})
