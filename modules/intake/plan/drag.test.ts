import { describe, expect, test } from "bun:test"
import { cornerLabels } from "./cornerLabels.ts"
import { dragged, isThere, nearOf, nudged, placeNext, without } from "./drag.ts"
import { emptyPlan, moveRoom, putOpening, withRoom } from "./edit.ts"
import { frameOf, grown } from "./frame.ts"
import { swingsOf } from "./geometry/leaf.ts"
import { boxOn } from "./geometry/places.ts"
import { holds } from "./geometry/polygon.ts"
import { wallsOf } from "./geometry/walls.ts"
import { createTaken } from "./picture/taken.ts"
import { doorAt, rectangle, roomOf } from "./plan.testing.ts"
import { roomLabel } from "./roomLabel.ts"
import type { Plan, PlanRoom, Point } from "./schema.ts"
import { wallLabels } from "./wallLabels.ts"

const room = putOpening(rectangle(4, 3), 0, doorAt(1000))
const plan = withRoom(emptyPlan(0), room)
const near = nearOf(plan.rooms, room.id, 10)
const corners = ({ rooms }: Plan) => rooms[0]!.corners.map(({ x, y }) => [x, y])
const id = { room: room.id }

describe("a part that is dragged", () => {
  test("takes a corner along, level with the others of its room", () => {
    const moved = dragged(plan, { kind: "corner", ...id, corner: 2 }, { x: 0, y: 0 }, { x: 510, y: 40 }, near)
    expect(corners(moved.plan)[2]).toEqual([4510, 3000])
    expect(moved.guides.length).toBeGreaterThan(0)
  })

  test("takes a wall along and leaves those beside it straight", () => {
    const moved = dragged(plan, { kind: "wall", ...id, wall: 1 }, { x: 0, y: 0 }, { x: 300, y: 900 }, near)
    expect(corners(moved.plan)).toEqual([
      [0, 0],
      [4300, 0],
      [4300, 3000],
      [0, 3000],
    ])
  })

  test("slides a door along its wall, and no further than its end", () => {
    const target = { kind: "opening", ...id, wall: 0, opening: "door-0001" } as const
    const at = (x: number) =>
      dragged(plan, target, { x: 0, y: 0 }, { x, y: 70 }, near).plan.rooms[0]!.corners[0]!.wall.openings[0]!
        .at
    expect([at(123), at(9000), at(-9000)]).toEqual([1120, 3120, 0])
  })

  test("is moved by keys to the millimetre", () => {
    expect(corners(nudged(plan, { kind: "corner", ...id, corner: 0 }, { x: 10, y: 0 }))[0]).toEqual([10, 0])
    expect(corners(nudged(plan, { kind: "room", ...id }, { x: 0, y: -10 }))[2]).toEqual([4000, 2990])
  })
})

test("what is removed is not there any more", () => {
  const door = { kind: "opening", ...id, wall: 0, opening: "door-0001" } as const
  expect([isThere(plan, door), isThere(without(plan, door), door)]).toEqual([true, false])
  const corner = { kind: "corner", ...id, corner: 3 } as const
  expect(isThere(without(plan, corner), corner)).toBe(false)
  expect(without(plan, { kind: "room", ...id }).rooms).toEqual([])
})

test("a tap near the first corner of three closes the room, of two it doesn't", () => {
  const begun = (count: number): PlanRoom => ({ ...room, corners: room.corners.slice(0, count) })
  const around = nearOf([], room.id, 10)
  expect(placeNext(begun(3), { x: 90, y: -60 }, around).place).toMatchObject({ x: 0, y: 0 })
  expect(placeNext(begun(2), { x: 90, y: 640 }, around).by).not.toBe("corner")
})

describe("the canvas", () => {
  test("is 600 by 400 at 50 a metre, and stands upright on a phone", () => {
    expect(frameOf(emptyPlan(0), false)).toEqual({ x: 0, y: 0, width: 12_000, height: 8000 })
    expect(frameOf(emptyPlan(0), true)).toMatchObject({ width: 8000, height: 12_000 })
  })

  test("fits a room, and grows with what lies outside of it", () => {
    const frame = frameOf(plan, false)
    expect(frame).toEqual({ x: -1100, y: -1100, width: 6200, height: 5200 })
    expect(grown(frame, { x: 0, y: 0, width: 10, height: 10 })).toBe(frame)
    expect(grown(frame, { x: -3000, y: 0, width: 10, height: 10 })).toMatchObject({ x: -4000, width: 9100 })
  })
})

describe("what is written on a plan", () => {
  const texts = (one: PlanRoom, perPixel: number) => wallLabels(one, perPixel).map(({ text }) => text)

  test("are lengths as measured, and to the centimetre where nobody measured", () => {
    const slanted = roomOf([
      [0, 0],
      [4, 0],
      [4.013, 3],
    ])
    expect(texts(slanted, 10)).toEqual(["4,00", "3,00", "5,01"])
  })

  test("leaves out what has no room, the shortest first", () => {
    const narrow = roomOf([
      [0, 0],
      [4, 0],
      [4, 0.9],
      [0, 0.9],
    ])
    expect(texts(narrow, 22)).toEqual(["4,00", "4,00"])
    expect(texts(narrow, 200)).toEqual([])
    expect(roomLabel(narrow, 200)).toBeUndefined()
  })

  test("is no area of walls that cross", () => {
    const bow = roomOf([
      [0, 0],
      [4, 3],
      [4, 0],
      [0, 3],
    ])
    const lines = (one: PlanRoom) => roomLabel(one, 10)!.lines.map(({ text }) => text)
    expect(lines(rectangle(4, 3))).toEqual(["Badkamer", "12,00 m²"])
    expect(lines(bow)).toEqual(["Badkamer"])
  })

  test("are the corners that can be told apart, with the one that is chosen among them", () => {
    const round = roomOf(
      Array.from({ length: 60 }, (_, at) => [
        3 * Math.cos((at * Math.PI) / 30),
        3 * Math.sin((at * Math.PI) / 30),
      ]),
    )
    const named = (one: PlanRoom, perPixel: number, inOrder?: Iterable<number>) =>
      cornerLabels(one, perPixel, inOrder).map(({ corner }) => corner)
    expect(named(room, 10)).toEqual([0, 1, 2, 3])
    expect(named(round, 5)).toHaveLength(60)
    expect(named(round, 20).length).toBeLessThan(45)
    expect(named(round, 20, new Set([8, ...round.corners.keys()]))).toContain(8)
    expect(named(round, 20)).not.toContain(8)
    const around = wallsOf(room).map(({ outer }) => outer.from)
    for (const { place } of cornerLabels(room, 10)) expect(holds(around, place)).toBe(false)
  })

  test("stands beside a door that opens over it", () => {
    const [label] = wallLabels(room, 10)
    expect(label!.place.x).toBe((1880 + 4000) / 2)
  })

  test("is the name of a room, clear of a door that opens over its middle", () => {
    const bathroom = putOpening(rectangle(2.4, 2.25), 1, doorAt(700))
    const swings = swingsOf(bathroom)
    const taken = createTaken()
    for (const swing of swings) taken.take(swing)
    const isFree = (place: Point) => taken.isFree(boxOn(place, { width: 1050, height: 640 }))
    expect(isFree({ x: 1200, y: 1125 })).toBeFalse()
    const { place } = roomLabel(bathroom, 16, swings)!
    expect(isFree(place)).toBeTrue()
    // As near to the middle as the door lets it, and clear of the length along the wall.
    expect(place.x).toBeGreaterThan(900)
    expect(roomLabel(bathroom, 5, swings)!.place).toEqual({ x: 1200, y: 1125 })
  })

  test("stays in the middle of a room where a door leaves nothing free", () => {
    const toilet = putOpening(rectangle(1, 1), 0, doorAt(60))
    expect(roomLabel(toilet, 8, swingsOf(toilet))!.place).toEqual({ x: 500, y: 500 })
  })

  test("moves along its wall for a door of another wall, and is left out where it has no place", () => {
    const hall = putOpening(rectangle(3.2, 1.3), 3, doorAt(200, { width: 930, hinge: "right" }))
    const shown = wallLabels(hall, 20, undefined, swingsOf(hall))
    expect(shown.map(({ wall, place }) => [wall, place.x])).toEqual([
      [0, 1600],
      [1, 2950],
      [2, 1600],
    ])
    const open = putOpening(hall, 0, doorAt(1200, { id: "door-0002" }))
    expect(wallLabels(open, 20, undefined, swingsOf(open))[0]!.place.x).toBe(0.8 * 3200)
  })

  test("stays apart from the next room", () => {
    const other = moveRoom(rectangle(4, 3), { x: 4100, y: 0 })
    for (const { place } of wallLabels(other, 10)) expect(place.x).toBeGreaterThan(4100)
  })
})
