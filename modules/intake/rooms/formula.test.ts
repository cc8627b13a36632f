import { expect, test } from "bun:test"
import { putOpening } from "../plan/edit.ts"
import { rectanglesIn } from "../plan/geometry/rectangles.ts"
import { doorAt, lShape, rectangle, roomOf, triangle, windowAt } from "../plan/plan.testing.ts"
import type { PlanRoom } from "../plan/schema.ts"
import { formulaOf } from "./formula.ts"
import { drawnShape } from "./measured.ts"
import { quantities } from "./schema.ts"

/** 5 by 10 m, turned by the angle of 3, 4, 5. */
const askew = roomOf([
  [0, 0],
  [4, 3],
  [-2, 11],
  [-6, 8],
])
/** Two legs of 1 by 3 m under a bar of 5 by 1 m. */
const uShape = roomOf([
  [0, 0],
  [5, 0],
  [5, 4],
  [4, 4],
  [4, 1],
  [1, 1],
  [1, 4],
  [0, 4],
])

test.each([
  ["a rectangle", rectangle(2.4, 2.25), [[2400, 2250]]],
  ["one that lies askew", askew, [[5000, 10_000]]],
  [
    "an L",
    lShape,
    [
      [4000, 2000],
      [2000, 1000],
    ],
  ],
  [
    "a U",
    uShape,
    [
      [5000, 1000],
      [1000, 3000],
      [1000, 3000],
    ],
  ],
  ["a triangle", triangle, undefined],
])("the floor of %s consists of these rectangles", (_, room, expected) => {
  expect(rectanglesIn(room.corners)).toEqual(expected as never)
})

const bathroom = putOpening(putOpening(rectangle(2.4, 2.25), 0, doorAt(200)), 1, windowAt(500))
const formulas = (room: PlanRoom) => {
  const shape = drawnShape(room, [room])
  return Object.fromEntries(quantities.map((what) => [what, formulaOf(shape, what)]))
}

test("a rectangle is reckoned by its sizes, less its openings", () => {
  expect(formulas(bathroom)).toEqual({
    floor: "2,40 x 2,25",
    ceiling: "2,40 x 2,25",
    walls: "2 x (2,40 + 2,25) x 2,60 - 0,88 x 2,115 - 1,20 x 0,90",
    floorAndWalls: "2,40 x 2,25 + 2 x (2,40 + 2,25) x 2,60 - 0,88 x 2,115 - 1,20 x 0,90",
    ceilingAndWalls: "2,40 x 2,25 + 2 x (2,40 + 2,25) x 2,60 - 0,88 x 2,115 - 1,20 x 0,90",
    perimeter: "2 x (2,40 + 2,25)",
    skirting: "2 x (2,40 + 2,25) - 0,88",
    volume: "2,40 x 2,25 x 2,60",
  })
})

test("another floor with right angles is reckoned by its rectangles, and its walls by their sum", () => {
  expect(formulas(lShape)).toMatchObject({
    floor: "4,00 x 2,00 + 2,00 x 1,00",
    walls: "(4,00 + 2,00 + 2,00 + 1,00 + 2,00 + 3,00) x 2,60",
    perimeter: "4,00 + 2,00 + 2,00 + 1,00 + 2,00 + 3,00",
    volume: "(4,00 x 2,00 + 2,00 x 1,00) x 2,60",
  })
})

test("of a slanted wall the floor has no formula, and neither have walls in very many parts", () => {
  expect(formulas(triangle)).toMatchObject({ floor: undefined, walls: "(3,00 + 5,00 + 4,00) x 2,60" })
  expect(formulas(triangle).floorAndWalls).toBeUndefined()
  const round = roomOf(
    Array.from({ length: 13 }, (_, at) => [
      Math.cos((at * 2 * Math.PI) / 13),
      Math.sin((at * 2 * Math.PI) / 13),
    ]),
  )
  expect(formulas(round).perimeter).toBeUndefined()
})

/** Reckons it, as a person would with these signs. */
const outcome = (formula: string) =>
  Function(`return ${formula.replaceAll(".", "").replaceAll(",", ".").replaceAll(" x ", " * ")}`)() as number

test.each([
  ["a bathroom", bathroom],
  ["an L", lShape],
  ["a U", uShape],
  ["a room askew", askew],
])("what the formulas of %s come to is what is told", async (_, room) => {
  const { planMeasures } = await import("../plan/geometry/measures.ts")
  const measures = planMeasures(room, [room])!
  for (const what of ["floor", "walls", "perimeter", "skirting", "volume"] as const)
    expect(outcome(formulas(room)[what]!)).toBeCloseTo(measures[what], 1.9)
})
