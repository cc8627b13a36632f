import { expect, test } from "bun:test"
import {
  clamp,
  type Frame,
  fit,
  follow,
  gripOf,
  pan,
  toBox,
  toContent,
  type View,
  viewBoxOf,
  zoomAt,
  zoomOf,
} from "./viewport.ts"

/** A photo of 1000 x 500 on a phone: fitted it is 400 x 200, with 200 above and below it. */
const frame: Frame = { content: { width: 1000, height: 500 }, box: { width: 400, height: 600 }, most: 8 }
const at = (x: number, y: number) => ({ x, y })
const middle = at(200, 300)
const whole = fit(frame)
const near = zoomAt(whole, 4, middle, frame)

test.each([
  ["a wide one in a high box", { width: 1000, height: 500 }, { scale: 0.4, x: 0, y: 200 }],
  ["a high one in a high box", { width: 300, height: 1200 }, { scale: 0.5, x: 125, y: 0 }],
  ["one that is smaller than its box", { width: 100, height: 100 }, { scale: 4, x: 0, y: 100 }],
])("fitted it is as large as its box allows, and in the middle of it: %s", (_, content, view) => {
  expect(fit({ ...frame, content })).toEqual(view)
})

test.each([
  ["the middle of the box", middle],
  ["a corner of the box", at(0, 0)],
  ["a place beside the middle", at(310, 340)],
])("what lies at %s stays there while it comes nearer", (_, place) => {
  const nearer = zoomAt(near, 1.5, place, frame)
  expect(zoomOf(nearer, frame)).toBeCloseTo(6)
  const [before, after] = [toContent(near, place), toContent(nearer, place)]
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test.each([
  ["further than fitted", 0.2, 1],
  ["nearer than allowed", 100, 8],
])("it never comes %s", (_, factor, zoom) => {
  expect(zoomOf(zoomAt(whole, factor, at(10, 20), frame), frame)).toBeCloseTo(zoom)
})

test("as far away as it goes it is fitted, wherever one looked", () => {
  const corner = pan(zoomAt(whole, 6, at(390, 390), frame), at(-1000, -1000), frame)
  expect(zoomAt(corner, 0.01, at(390, 590), frame)).toEqual(whole)
})

test.each([
  ["left", at(9999, 0), { x: 0 }],
  ["right", at(-9999, 0), { x: 400 - 1600 }],
  ["top", at(0, 9999), { y: 0 }],
  ["bottom", at(0, -9999), { y: 600 - 800 }],
])("it is pushed no further than its own edge at the %s", (_, by, edge) => {
  expect(pan(near, by, frame)).toMatchObject(edge)
})

test("as long as one side fits, it stays in the middle of that side", () => {
  const nearer = zoomAt(whole, 2, middle, frame)
  expect(pan(nearer, at(30, 30), frame)).toMatchObject({ x: nearer.x + 30, y: 100 })
})

test("in a box of another size it leaves no room that it could fill", () => {
  const bottom = pan(near, at(0, -9999), frame)
  const higher: Frame = { ...frame, box: { width: 400, height: 700 } }
  expect(clamp(bottom, higher)).toMatchObject({ scale: bottom.scale, y: 700 - 800 })
  const lower: Frame = { ...frame, box: { width: 400, height: 100 } }
  expect(zoomOf(clamp(bottom, lower), lower)).toBeCloseTo(8)
})

test("two fingers keep what they hold, as they spread and move", () => {
  const fingers = [at(150, 250), at(250, 350)]
  const moved = [at(160, 270), at(310, 420)]
  const held = fingers.map((finger) => toContent(near, finger))
  const view = follow(near, gripOf(fingers), gripOf(moved), frame)
  expect(zoomOf(view, frame)).toBeCloseTo(6)
  for (const [index, place] of held.entries()) {
    const { x, y } = toBox(view, place)
    expect([x, y].map(Math.round)).toEqual([moved[index]!.x, moved[index]!.y])
  }
})

test("one finger pans, and two on one place do not zoom", () => {
  const one = follow(near, gripOf([at(10, 10)]), gripOf([at(40, 0)]), frame)
  expect(one).toEqual(pan(near, at(30, -10), frame))
  const two = follow(near, gripOf([middle, middle]), gripOf([at(100, 300), at(300, 300)]), frame)
  expect(two).toEqual(near)
})

test.each<[string, View]>([
  ["fitted", whole],
  ["near", zoomAt(whole, 5, at(37, 411), frame)],
])("a place of the content has one place in the box and the other way round: %s", (_, view) => {
  for (const place of [at(0, 0), at(1000, 500), at(333, 77)]) {
    const back = toContent(view, toBox(view, place))
    expect(back.x).toBeCloseTo(place.x)
    expect(back.y).toBeCloseTo(place.y)
  }
})

test("a box that is larger than the content shows what lies around it too", () => {
  expect(viewBoxOf(whole, frame.box)).toBe("0 -500 1000 1500")
})
