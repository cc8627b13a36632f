import { expect, test } from "bun:test"
import { rectangle } from "./camera.testing.ts"
import { homographyOf, mapped } from "./homography.ts"

const sheet = rectangle(210, 297)
const seen = [
  { x: 900, y: 410 },
  { x: 1210, y: 380 },
  { x: 1260, y: 910 },
  { x: 870, y: 830 },
]

test("each of the four places goes to its own", () => {
  const map = homographyOf(seen, sheet)!
  for (const [at, place] of seen.entries()) {
    const { x, y } = mapped(map, place)!
    expect(x).toBeCloseTo(sheet[at]!.x, 8)
    expect(y).toBeCloseTo(sheet[at]!.y, 8)
  }
})

test("there and back again is where one was", () => {
  const there = homographyOf(seen, sheet)!
  const back = homographyOf(sheet, seen)!
  const { x, y } = mapped(back, mapped(there, { x: 333, y: 1111 })!)!
  expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([333, 1111])
})

test("a number that is 0 in the map is no trouble, whichever it is", () => {
  // The place 0, 0 goes to the horizon: the last of the nine numbers is 0.
  const from = rectangle(2, 2, 1, -1)
  const to = from.map(({ x, y }) => ({ x: 1 / x, y: y / x }))
  const { x, y } = mapped(homographyOf(from, to)!, { x: 2, y: 0.5 })!
  expect([x, y]).toEqual([expect.closeTo(0.5, 10), expect.closeTo(0.25, 10)])
})

test.each([
  ["four at one place", [seen[0]!, seen[0]!, seen[0]!, seen[0]!]],
  ["two at one place", [seen[0]!, seen[0]!, seen[2]!, seen[3]!]],
  ["four in a line", [0, 1, 2, 3].map((at) => ({ x: 100 * at, y: 50 * at }))],
])("there is no one map from %s", (_, from) => {
  expect(homographyOf(from, sheet)).toBeUndefined()
})

test("from the horizon on a place is nowhere", () => {
  const map = homographyOf(
    [
      { x: 400, y: 1000 },
      { x: 600, y: 1000 },
      { x: 700, y: 1200 },
      { x: 300, y: 1200 },
    ],
    sheet,
  )!
  // Its sides meet 200 above it.
  expect(mapped(map, { x: 500, y: 810 })).toBeDefined()
  expect(mapped(map, { x: 500, y: 800 })).toBeUndefined()
  expect(mapped(map, { x: 500, y: 700 })).toBeUndefined()
})
