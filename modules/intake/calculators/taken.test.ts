import { describe, expect, test } from "bun:test"
import { moveRoom, putOpening } from "../plan/edit.ts"
import { doorAt, lShape, rectangle, roomOf, triangle, windowAt } from "../plan/plan.testing.ts"
import { bathroomPlan } from "../plan/sample.ts"
import type { PlanRoom, SavedPlan } from "../plan/schema.ts"
import { measuredRooms } from "../rooms/measured.ts"
import { quantityOf } from "../rooms/quantities.ts"
import { bathroom } from "../rooms/sample.ts"
import type { RoomForm } from "../rooms/schema.ts"
import { emptyRoom, nothingTyped } from "./nothingTyped.ts"
import { paint } from "./paint.ts"
import { area } from "./rooms.ts"
import type { Room } from "./schema.ts"
import { takenFloor, takenRoom, withTaken } from "./taken.ts"
import { tiles } from "./tiles.ts"
import { volume } from "./volume.ts"

const at = "2026-11-27T10:00:00.000Z"
const drawn = (...rooms: PlanRoom[]) => {
  const plan: SavedPlan = { id: "plan-0001", version: "1", savedAt: at, savedBy: "Daan", level: 0, rooms }
  return measuredRooms([], [plan])
}
const typed = (over: Partial<RoomForm> = {}) =>
  measuredRooms(
    [{ ...bathroom(over), id: "room-0001", version: "1", measuredAt: at, measuredBy: "Daan" }],
    [],
  )

const beside = { ...moveRoom(rectangle(2, 3), { x: 4100, y: 0 }), id: "room-0002", name: "Gang" }

const rooms = [
  ["typed, with a door and a window", typed()],
  ["typed to the millimetre", typed({ length: 2405, width: 2255, height: 2605, openings: [] })],
  ["a drawn rectangle", drawn(rectangle(2.4, 2.25))],
  ["two with a door between them", drawn(putOpening(rectangle(4, 3), 1, doorAt(700)), beside)],
  ["an L with a window", drawn(putOpening(lShape, 0, windowAt(500)))],
  ["slanted walls", drawn(triangle)],
  [
    "walls of no round length",
    drawn(
      roomOf([
        [0, 0],
        [3.333, 0.271],
        [2.9, 2.777],
      ]),
    ),
  ],
  ["a bathroom and a landing", drawn(...bathroomPlan().rooms)],
] as const

const taken = (measured: (typeof rooms)[number][1]) =>
  measured.map((room, index) => takenRoom(room, 36, String(index)))

describe.each(rooms)("%s", (_, measured) => {
  const of = measured[0]!.from === "plan" ? "plan" : "all"
  const card = (what: Parameters<typeof quantityOf>[2]) => quantityOf(measured, of, what)

  test("comes to what the measures of the project say, to the digit", () => {
    expect(area(taken(measured))).toMatchObject({
      ...{ floor: card("floor"), walls: card("walls"), perimeter: card("perimeter"), volume: card("volume") },
    })
  })

  test("is painted and tiled by the same", () => {
    const about = { extra: "", openings: "" }
    for (const [surface, what] of [
      ["walls", "walls"],
      ["ceiling", "ceiling"],
      ["floor", "floor"],
      ["wallsAndCeiling", "ceilingAndWalls"],
    ] as const) {
      const painted = paint(taken(measured), {
        ...about,
        surface,
        coats: "2",
        coverage: "10",
        canLitres: "5",
      })
      expect(painted.value?.covered.squares).toBe(card(what)!)
    }
    const tiled = tiles(taken(measured), {
      ...nothingTyped.tiles,
      surface: "walls",
      length: "60",
      width: "60",
    })
    expect(tiled.value?.covered.squares).toBe(card("walls")!)
  })

  test("is filled up over all of its floor", () => {
    const layer = { ...nothingTyped.volume, bigBag: "", density: "", thickness: "100" }
    const filled = volume({ ...layer, taken: takenFloor(measured, 36) })
    expect(filled.value?.cubes).toBe(card("floor")!)
  })
})

const [l] = drawn(putOpening(lShape, 0, windowAt(500)))
const room = takenRoom(l!, 36, "1")

test("a room brings the sums behind its measures, and of an L no sizes to go on with", () => {
  expect(room).toMatchObject({ length: "", width: "", height: "2,60", taken: { of: { name: "Badkamer" } } })
  expect(area([room])!.rooms[0]!.sums).toEqual({
    floor: "4,00 × 2,00 + 2,00 × 1,00",
    walls: "(4,00 + 2,00 + 2,00 + 1,00 + 2,00 + 3,00) × 2,60 - 1,20 × 0,90",
  })
})

test("of a rectangle its sizes are there for who rather types them", () => {
  expect(takenRoom(typed()[0]!, 36, "1")).toMatchObject({ length: "2,40", width: "2,25", height: "2,50" })
})

const over = (text: string): Room => ({
  ...room,
  taken: { ...room.taken!, floor: { ...room.taken!.floor, typed: text } },
})

test.each([
  ["10,00", 10, "4,00 × 2,00 + 2,00 × 1,00"],
  ["8,5", 8.5, undefined],
  ["", 0, undefined],
])("'%s' typed over a floor counts as %d", (text, floor, sum) => {
  expect(area([over(text)])).toMatchObject({ floor, rooms: [{ sums: { floor: sum } }] })
})

test.each(["-1", "abc", "NaN"])(
  "'%s' typed over a floor is told at its field, and nothing is computed",
  (text) => {
    expect(area([over(text)])).toBeUndefined()
  },
)

test("floors together are the sum of what is in sight", () => {
  const { floor } = takenFloor(drawn(...bathroomPlan().rooms), 36)
  expect(floor).toMatchObject({ measured: "8,10", sum: "5,40 + 2,70" })
})

test("what is taken again is as it is known now, and what nobody filled in makes way", () => {
  const own = { ...emptyRoom("7"), length: "4", width: "3" }
  const again = takenRoom(l!, 36, "9")
  const other = takenRoom(l!, 37, "8")
  expect(withTaken([emptyRoom("0"), room, own], [again, other]).map(({ id }) => id)).toEqual(["9", "7", "8"])
})
