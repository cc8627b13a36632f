import { expect, test } from "bun:test"
import { bathroomPlan } from "../plan/sample.ts"
import { sizeAsked } from "./asked.ts"
import { guessOf } from "./guess.ts"
import { measuredRooms } from "./measured.ts"
import { measuresOf, together, wrongOpenings } from "./measures.ts"
import { quantityOf } from "./quantities.ts"
import { bathroom, toilet } from "./sample.ts"
import type { Opening, Quantity } from "./schema.ts"
import { measuredSource } from "./server.nl.ts"

const room = (length: number, width: number, height: number, openings: Opening[] = []) => ({
  ...{ length, width, height, openings },
})
const door = (width: number, height: number, count = 1): Opening => ({ kind: "door", width, height, count })
const window = (width: number, height: number, count = 1): Opening => ({
  kind: "window",
  width,
  height,
  count,
})

test.each([
  ["a cube of a metre", room(1000, 1000, 1000), [1, 1, 4, 4, 4, 1]],
  ["a bathroom", bathroom(), [5.4, 5.4, 20.85, 9.3, 8.42, 13.5]],
  ["a toilet", toilet(), [1.08, 1.08, 8.64, 4.2, 3.32, 2.7]],
  [
    "a living room with windows alike",
    room(8050, 3600, 2600, [window(1200, 1400, 3)]),
    [28.98, 28.98, 55.54, 23.3, 23.3, 75.35],
  ],
  ["a double door as wide as the room", room(1000, 1000, 2000, [door(1000, 2000, 4)]), [1, 1, 0, 4, 0, 2]],
  ["millimetres that round up", room(2505, 2005, 2400), [5.02, 5.02, 21.65, 9.02, 9.02, 12.05]],
])("%s: floor, ceiling, walls, perimeter, skirting, volume", (_, size, measures) => {
  expect(Object.values(measuresOf(size))).toEqual(measures)
})

test("rooms together are the sum of what each of them shows", () => {
  const half = room(1004, 1004, 1000)
  expect(measuresOf(half).floor).toBe(1.01)
  expect(together([half, half]).floor).toBe(2.02)
  expect(together([bathroom(), toilet()])).toMatchObject({ floor: 6.48, walls: 29.49, volume: 16.2 })
})

test.each([
  ["as wide as the longest wall", [window(2400, 600)], {}],
  ["wider than the longest wall", [window(2401, 600)], { "openings.0.width": "intake.openingTooWide" }],
  [
    "higher than the room",
    [door(800, 2000), door(800, 2501)],
    { "openings.1.height": "intake.openingTooHigh" },
  ],
  ["together larger than the walls", [window(2400, 2500, 4)], { openings: "intake.openingsTooMuch" }],
])("openings %s", (_, openings, wrong) => {
  expect(wrongOpenings(bathroom({ openings }))).toEqual(wrong)
})

const typed = [
  { id: "bad", ...bathroom() },
  { id: "wc", ...toilet() },
].map((one) => ({ ...one, version: "", measuredAt: "2026-11-26T10:00:00.000Z", measuredBy: "" }))
const rooms = measuredRooms(typed, [])
test.each([
  ["bad", "floor", 5.4],
  ["bad", "floorAndWalls", 26.25],
  ["wc", "ceilingAndWalls", 9.72],
  ["all", "walls", 29.49],
  ["all", "volume", 16.2],
  ["gone", "floor", undefined],
] satisfies [string, Quantity, number | undefined][])("of %s the %s", (of, what, quantity) => {
  expect(quantityOf(rooms, of, what)).toBe(quantity)
})

test("of no rooms at all there is nothing", () => {
  expect(quantityOf([], "all", "floor")).toBeUndefined()
})

test.each([
  ["Vloertegels leveren en leggen", "m2", { of: "all", what: "floor" }],
  ["Wandtegels leveren, zetten en voegen", "m2", { of: "all", what: "walls" }],
  ["Plafond en wanden schilderen", "m2", { of: "all", what: "ceilingAndWalls" }],
  ["Wanden en vloer uitvlakken", "m2", { of: "all", what: "floorAndWalls" }],
  ["Verlaagd plafond in het toilet", "m2", { of: "wc", what: "ceiling" }],
  ["Plinten leveren en plaatsen", "m1", { of: "all", what: "skirting" }],
  ["Hoeken afkitten", "m1", null],
  ["Bouwafval afvoeren", "m3", null],
  ["Waterdichte laag onder de tegels", "m2", null],
] as const)("'%s' in %s seems to be of that, or of nothing in particular", (description, unit, guess) => {
  expect(guessOf({ description, source: "", unit }, rooms)).toEqual(guess)
})

test("the question that a line answers names its room as well", () => {
  const line = {
    description: "Vloertegels",
    source: "uw antwoord op 'Hoe groot is de badkamer?'",
    unit: "m2",
  } as const
  expect(guessOf(line, rooms)).toEqual({ of: "bad", what: "floor" })
})

test("a room is named by whole words", () => {
  const round = { ...rooms[0]!, id: "round", name: "Rond" }
  const line = { description: "Wandtegels", source: "wanden rondom min 2 m²", unit: "m2" } as const
  expect(guessOf(line, [round, rooms[1]!])).toEqual({ of: "all", what: "walls" })
  expect(guessOf({ ...line, source: "wanden (rond)" }, [round, rooms[1]!])).toMatchObject({ of: "round" })
})

test("what is of a part of a surface seems to be of nothing in particular", () => {
  const line = { description: "Plafond en wanden schilderen", unit: "m2" } as const
  expect(guessOf({ ...line, source: "plafond en wanden zonder tegels" }, rooms)).toBeNull()
})

test("of one room all lines are of that one", () => {
  const line = { description: "Vloertegels", source: "", unit: "m2" } as const
  expect(guessOf(line, [rooms[0]!])).toEqual({ of: "bad", what: "floor" })
})

test.each([
  ["floor", 1, "gemeten op 26-11-2026: Badkamer 2,40 x 2,25"],
  ["walls", 1, "gemeten op 26-11-2026: Badkamer 2 x (2,40 + 2,25) x 2,50 - 0,88 x 2,115 - 0,90 x 0,60"],
  ["volume", 1, "gemeten op 26-11-2026: Badkamer 2,40 x 2,25 x 2,50"],
  ["floor", 2, "gemeten op 26-11-2026: Badkamer 2,40 x 2,25; Toilet 1,20 x 0,90"],
  ["floor", 4, "gemeten op 26-11-2026: 4 ruimten samen"],
] as const)("the source of %s of %d rooms", (what, many, source) => {
  expect(measuredSource(what, [...rooms, ...rooms].slice(0, many), "2026-11-26")).toBe(source)
})

const plan = { ...bathroomPlan(), id: "boven", version: "", savedAt: "2026-11-25T10:00:00.000Z", savedBy: "" }
const both = measuredRooms(typed, [plan])

test("what was typed and what was drawn are never added up", () => {
  expect(both.map(({ id }) => id)).toEqual([
    "boven.voorbeeld-badkamer",
    "boven.voorbeeld-overloop",
    "bad",
    "wc",
  ])
  expect([quantityOf(both, "plan", "floor"), quantityOf(both, "all", "floor")]).toEqual([8.1, 6.48])
})

test.each([
  ["Vloertegels badkamer", { of: "boven.voorbeeld-badkamer", what: "floor" }],
  ["Vloertegels toilet", { of: "wc", what: "floor" }],
  ["Vloertegels leveren en leggen", { of: "plan", what: "floor" }],
])("'%s' seems to be of what was drawn, if that has such a room", (description, guess) => {
  expect(guessOf({ description, source: "", unit: "m2" }, both)).toEqual(guess as never)
})

test("a room without an area is not measured", () => {
  const [bathroom] = plan.rooms
  const open = { ...plan, rooms: [{ ...bathroom!, corners: bathroom!.corners.slice(0, 2) }] }
  expect(measuredRooms([], [open])).toEqual([])
})

test("the source of what was drawn says so, with how one reckons to it", () => {
  expect(measuredSource("walls", both.slice(0, 1), "2026-11-25")).toBe(
    "plattegrond van 25-11-2026: Badkamer 2 x (2,40 + 2,25) x 2,60 - 0,88 x 2,115 - 0,90 x 0,60",
  )
  const slanted = { ...both[0]!, shape: { ...both[0]!.shape, rectangles: undefined } }
  expect(measuredSource("floor", [slanted], "2026-11-25")).toBe(
    "plattegrond van 25-11-2026: Badkamer 5,40 m²",
  )
})

test("a question that asks for a floor is answered by the rooms that it means, drawn before typed", () => {
  const asked = (question: string, known = both) => sizeAsked(question, known)?.quantity
  expect([asked("badkamer_oppervlakte"), asked("badkamer_oppervlakte", rooms)]).toEqual([5.4, 5.4])
  expect([asked("vloeren_oppervlakte"), asked("vloeren_oppervlakte", rooms)]).toEqual([8.1, 6.48])
  expect([asked("keuken_oppervlakte"), asked("badkamer_oppervlakte", [])]).toEqual([undefined, undefined])
  expect(asked("keuken_oppervlakte", rooms.slice(1))).toBe(1.08)
  expect(asked("isolatie_dak_oppervlakte")).toBeUndefined()
})
