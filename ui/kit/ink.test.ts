import { expect, test } from "bun:test"
import { type Ink, inkOf, inkPath, withInk } from "./ink.ts"

const stroke = (...places: [number, number][]): Ink[] => places.map(([x, y]) => ({ x, y }))

test.each([
  ["nothing", [], ""],
  ["a touch is a dot", [stroke([10, 20])], "M10 20l0.1 0"],
  ["two places are a line", [stroke([10, 20], [30, 20])], "M10 20L30 20"],
  ["a corner is round", [stroke([0, 0], [10, 0], [10, 10])], "M0 0Q10 0 10 5L10 10"],
  [
    "each time the pen comes down begins anew",
    [stroke([0, 0], [5, 0]), stroke([9, 9])],
    "M0 0L5 0M9 9l0.1 0",
  ],
])("%s", (_, strokes, path) => {
  expect(inkPath(strokes)).toBe(path)
})

test("a pen that hardly moves adds nothing, and one beside the paper stays on its edge", () => {
  const one = withInk([], { x: 100, y: 100 })
  expect(withInk(one, { x: 101, y: 101 })).toBe(one)
  expect(withInk(one, { x: 900, y: -5 }).at(-1)).toEqual({ x: 600, y: 0 })
  expect(inkOf([one, withInk(one, { x: 900, y: -5 })])).toBe(3)
})
