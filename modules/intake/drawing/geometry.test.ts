import { expect, test } from "bun:test"
import { drawn, endAt, isAt, isOn, isSlip, moved, partsOf, shapeAt } from "./geometry.ts"
import { mostShapes, type Shape, Shapes } from "./shapes.ts"

/** 1500 x 1000: a line is 10 wide, a finger reaches 37.5. */
const size = { width: 1500, height: 1000 }
const colour = "yellow"
const at = (x: number, y: number) => ({ x, y })
const arrow = (from = at(2000, 5000), to = at(8000, 5000)): Shape => ({ kind: "arrow", colour, from, to })
const circle = (from = at(2000, 2000), to = at(6000, 8000)): Shape => ({ kind: "circle", colour, from, to })
const measure = (
  from: { x: number; y: number },
  to: { x: number; y: number },
  millimetres: number | null = 2400,
) => ({ kind: "measure", colour, from, to, millimetres }) satisfies Shape
const text = (words: string, from = at(5000, 5000)): Shape => ({ kind: "text", colour, from, text: words })

test("an arrow has two barbs at its point", () => {
  expect(drawn(arrow(), size).path).toBe("M300 500L1200 500M1156.7 475L1200 500L1156.7 525")
})

test("a short arrow has barbs of half its length", () => {
  expect(drawn(arrow(at(0, 0), at(400, 0)), size).path).toBe("M0 0L60 0M34 -15L60 0L34 15")
})

test("a circle fills its box, from whatever corner it was drawn", () => {
  const path = "M300 500A300 300 0 0 1 900 500A300 300 0 0 1 300 500Z"
  expect(drawn(circle(), size).path).toBe(path)
  expect(drawn(circle(at(6000, 8000), at(2000, 2000)), size).path).toBe(path)
})

test.each([
  ["lies stands above it", at(2000, 5000), at(8000, 5000), 750, 445],
  ["lies stands above it, also drawn the other way", at(8000, 5000), at(2000, 5000), 750, 445],
  ["stands is at its right", at(5000, 2000), at(5000, 8000), 805, 500],
  ["lies along the upper edge stays in the picture", at(2000, 0), at(8000, 0), 750, 40],
  ["stands along the right edge stays in it", at(10_000, 2000), at(10_000, 8000), 1403, 500],
])("the length of a line that %s", (_, from, to, x, y) => {
  const { label } = drawn(measure(from, to), size)
  expect(label?.text).toBe("2,40 m")
  expect([Math.round(label!.x), Math.round(label!.y)]).toEqual([x, y])
})

test("a measure that was taken in the photo says how far it may be off", () => {
  const label = (within: number) => drawn({ ...measure(at(0, 0), at(1000, 0)), within }, size).label?.text
  expect([4, 10, 11, 1250].map(label)).toEqual([
    "2,40 m ± 4 mm",
    "2,40 m ± 1 cm",
    "2,40 m ± 2 cm",
    "2,40 m ± 1,3 m",
  ])
})

test("a measure that is still to be taken shows a question mark", () => {
  expect(drawn(measure(at(0, 0), at(1000, 0), null), size).label?.text).toBe("?")
})

test("the longest words fit in a narrow picture", () => {
  const narrow = { width: 300, height: 4000 }
  const { label } = drawn(text("m".repeat(60)), narrow)
  expect(label!.size * 60 * 0.56).toBeLessThan(300)
  expect(label!.x).toBeCloseTo(150)
})

test.each([
  ["on an arrow", arrow(), at(5000, 5000), true],
  ["a finger beside an arrow", arrow(), at(5000, 5370), true],
  ["further than a finger beside it", arrow(), at(5000, 5380), false],
  ["past its point", arrow(), at(8300, 5000), false],
  ["on the line of a circle", circle(), at(4000, 2000), true],
  ["inside a circle", circle(), at(4000, 5000), false],
  ["in the corner of its box", circle(), at(2000, 2000), false],
  ["on words", text("Lekkage"), at(5300, 5000), true],
  ["above words", text("Lekkage"), at(5000, 4000), false],
  ["on the length of a measure", measure(at(2000, 5000), at(8000, 5000)), at(5000, 4450), true],
  ["on a circle that is a line", circle(at(2000, 5000), at(8000, 5000)), at(5000, 5000), true],
])("a press %s", (_, shape, point, hits) => {
  expect(isAt(shape, point, size)).toBe(hits)
})

test("of two shapes the one on top is meant", () => {
  expect(shapeAt([arrow(), circle(), text("ver weg", at(1000, 1000))], at(2000, 5000), size)).toBe(1)
  expect(shapeAt([], at(2000, 5000), size)).toBeUndefined()
})

test.each([
  ["its point", at(8000, 5000), "to"],
  ["near its point", at(8300, 5000), "to"],
  ["its beginning", at(2000, 5300), "from"],
  ["its middle", at(5000, 5000), undefined],
] as const)("an arrow is held by %s", (_, point, end) => {
  expect(endAt(arrow(), point, size)).toBe(end)
})

test("words have no ends to hold", () => {
  expect(endAt(text("a"), at(5000, 5000), size)).toBeUndefined()
})

test.each([
  ["as asked", at(1000, -1000), at(3000, 4000), at(9000, 4000)],
  ["not past the right edge", at(5000, 0), at(4000, 5000), at(10_000, 5000)],
  ["not past the corner", at(-9000, -9000), at(0, 0), at(6000, 0)],
])("a shape moves whole, %s", (_, by, from, to) => {
  expect(moved(arrow(), by)).toEqual(arrow(from, to))
})

test("a press that slips is no line", () => {
  expect(isSlip(at(5000, 5000), at(5200, 5000), size)).toBe(true)
  expect(isSlip(at(5000, 5000), at(5300, 5000), size)).toBe(false)
})

test("nearer by, lines and letters are finer and a finger reaches less far", () => {
  const near = { ...size, zoom: 4 }
  expect(drawn(arrow(), near).path).toBe("M300 500L1200 500M1189.2 493.8L1200 500L1189.2 506.3")
  const labels = [size, near].map((seen) => drawn(text("Lekkage"), seen).label!.size)
  expect(labels[0]! / labels[1]!).toBe(4)
  expect(isAt(arrow(), at(5000, 5090), near)).toBe(true)
  expect(isAt(arrow(), at(5000, 5100), near)).toBe(false)
  expect(isSlip(at(5000, 5000), at(5100, 5000), near)).toBe(false)
})

test.each([
  ["on the picture", { x: 0, y: 1000 }, true],
  ["a finger beside it", { x: -37, y: 500 }, true],
  ["further beside it", { x: -38, y: 500 }, false],
  ["below it", { x: 700, y: 1038 }, false],
])("a press %s", (_, point, isThere) => {
  expect(isOn(point, size)).toBe(isThere)
})

test("a place outside of the picture is on its edge", () => {
  expect(partsOf({ x: -20, y: 1200 }, size)).toEqual(at(0, 10_000))
  expect(partsOf({ x: 750, y: 250 }, size)).toEqual(at(5000, 2500))
})

test.each([
  ["outside of the picture", [arrow(at(-1, 0))]],
  ["at half a part", [arrow(at(0.5, 0))]],
  ["without words", [text(" ")]],
  ["with words that are too long", [text("m".repeat(61))]],
  ["of no length", [measure(at(0, 0), at(1, 1), 0)]],
  ["of another kind", [{ ...arrow(), kind: "cloud" }]],
  ["too many", Array.from({ length: mostShapes + 1 }, () => arrow())],
])("a shape is refused: %s", (_, shapes) => {
  expect(Shapes.safeParse(shapes).success).toBe(false)
})

test("what can be drawn is taken as it is", () => {
  const shapes = [arrow(), circle(), text("Lekkage"), measure(at(0, 0), at(9, 9), null)]
  expect(Shapes.parse(shapes)).toEqual(shapes)
})
