import { expect, test } from "bun:test"
import type { Shape } from "../../drawing/shapes.ts"
import { Shapes } from "../../drawing/shapes.ts"
import { type Camera, picture, rectangle, taps } from "../../perspective/camera.testing.ts"
import { type Plane, planeOf } from "../../perspective/plane.ts"
import { resultOf } from "./results.ts"
import { shapesOf } from "./shapesOf.ts"
import type { MeasureKind } from "./work.ts"

const camera: Camera = { focal: 1536, distance: 1500, side: 0, up: 0, at: { x: 500, y: 300 } }
const plane = planeOf(
  taps(camera, rectangle(210, 297)),
  { width: 210, height: 297, within: 2 },
  picture,
) as Plane

function drawn(kind: MeasureKind, places: { x: number; y: number }[], name = ""): Shape[] {
  const measure = { kind, name, taps: taps(camera, places), isWhole: true }
  return shapesOf(measure, resultOf(plane, measure), plane, picture)
}
const lengths = (shapes: Shape[]) => shapes.map((shape) => "millimetres" in shape && shape.millimetres)

test("a length is one line between its ends", () => {
  const [line] = drawn("length", [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
  ])
  expect(line).toMatchObject({
    kind: "measure",
    millimetres: 1000,
    from: { x: 2500, y: 3001 },
    to: { x: 7500, y: 3001 },
  })
})

test("a rectangle is two lines, whatever corner it began with", () => {
  const [a, b, c, d] = rectangle(900, 600)
  const [across, down] = drawn("rectangle", [a!, b!, c!, d!]) as Extract<Shape, { kind: "measure" }>[]
  expect(down!.from).toEqual(across!.to)
  expect(down!.to.x).toBe(down!.from.x)
  expect(lengths(drawn("rectangle", [a!, b!, c!, d!]))).toEqual([900, 600])
  expect(lengths(drawn("rectangle", [c!, a!, b!, d!]))).toEqual([900, 600])
})

test("an area is all of its sides and its square metres, with its name", () => {
  const shapes = drawn("area", rectangle(900, 600), "Vloer")
  expect(lengths(shapes)).toEqual([900, 600, 900, 600, false])
  expect(shapes[4]).toMatchObject({
    kind: "text",
    text: expect.stringMatching(/^Vloer 0,54 m² ± 0,\d\d m²$/),
  })
})

test("the words of an area are in its middle, and below one that is narrow", () => {
  const words = (width: number) => drawn("area", rectangle(width, 400)).at(-1)!.from.y
  expect(words(1200)).toBeCloseTo(4300, -2)
  expect(words(300)).toBeGreaterThan(drawn("area", rectangle(300, 400))[2]!.from.y)
})

test("what is drawn is what a photo may have, and of what can't be measured nothing is", () => {
  const name = "Een vloer met een naam die zo lang is dat hij niet past"
  expect(Shapes.safeParse(drawn("area", rectangle(900, 600), name)).success).toBe(true)
  expect(
    drawn("area", [...rectangle(900, 600).slice(0, 2), ...rectangle(900, 600).slice(2).toReversed()]),
  ).toEqual([])
})
