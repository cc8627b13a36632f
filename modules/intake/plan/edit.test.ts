import { expect, test } from "bun:test"
import {
  emptyPlan,
  moveCorner,
  moveWall,
  placeFrom,
  putOpening,
  removeCorner,
  splitWall,
  withoutRoom,
  withRoom,
} from "./edit.ts"
import { doorAt, rectangle, roomOf, windowAt } from "./plan.testing.ts"
import { Plan, type PlanRoom } from "./schema.ts"

const corners = (room: PlanRoom) => room.corners.map(({ x, y }) => [x, y])

test("a plan of usual rooms is one that can be saved", () => {
  const room = putOpening(rectangle(2.4, 2.25), 0, doorAt(300))
  expect(Plan.safeParse(withRoom(emptyPlan(1), room)).success).toBe(true)
})

test("five hundred corners fit on a floor, one more doesn't", () => {
  const many = (count: number) =>
    roomOf(Array.from({ length: count }, (_, index) => [index / 10, (index * index) / 5000]))
  const fits = (count: number) => Plan.safeParse(withRoom(emptyPlan(0), many(count)))
  expect(fits(500).success).toBe(true)
  expect(fits(501).error!.issues[0]!.message).toBe("intake.planFull")
})

test("what is left alone keeps its identity", () => {
  const [one, other] = [rectangle(4, 3), roomOf([[9, 9]], "room-0002")]
  const plan = withRoom(withRoom(emptyPlan(0), one), other)
  const changed = withRoom(plan, moveCorner(one, 0, { x: -100, y: 0 }))
  expect(changed.rooms[1]).toBe(other)
  expect(changed.rooms[0]!.corners[1]).toBe(one.corners[1]!)
  expect(withoutRoom(changed, one.id).rooms).toEqual([other])
})

test("a wall that is moved makes the room larger and leaves the walls beside it straight", () => {
  expect(corners(moveWall(rectangle(4, 3), 1, 500))).toEqual([
    [0, 0],
    [4500, 0],
    [4500, 3000],
    [0, 3000],
  ])
  const slanted = roomOf([
    [0, 0],
    [4, 0],
    [5, 3],
    [0, 3],
  ])
  expect(corners(moveWall(slanted, 2, 300))[2]).toEqual([5100, 3300])
})

test("a corner less joins its walls, a corner more divides one with its openings", () => {
  const room = putOpening(putOpening(rectangle(4, 3), 0, doorAt(200)), 0, windowAt(2500))
  const divided = splitWall(room, 0, { x: 2000, y: 70 })
  expect(corners(divided)[1]).toEqual([2000, 0])
  expect(divided.corners.map(({ wall }) => wall.openings.map(({ kind, at }) => [kind, at]))).toEqual([
    [["door", 200]],
    [["window", 500]],
    [],
    [],
    [],
  ])
  const joined = removeCorner(divided, 1)
  expect(corners(joined)).toEqual(corners(room))
  expect(joined.corners[0]!.wall.openings.map(({ kind }) => kind)).toEqual(["door"])
})

test("an opening stays within its wall", () => {
  const [wall] = putOpening(rectangle(4, 3), 0, doorAt(9000)).corners
  expect(wall!.wall.openings[0]!.at).toBe(3120)
})

test("the next corner can be told by a length and an angle", () => {
  expect(placeFrom({ x: 100, y: 0 }, 2400, 90)).toEqual({ x: 100, y: 2400 })
  expect(placeFrom({ x: 0, y: 0 }, 1000, 45)).toEqual({ x: 707, y: 707 })
})
