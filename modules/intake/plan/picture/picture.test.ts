import { describe, expect, test } from "bun:test"
import { putOpening } from "../edit.ts"
import { swingsOf } from "../geometry/leaf.ts"
import { areaOf, signedArea } from "../geometry/polygon.ts"
import { doorAt, rectangle } from "../plan.testing.ts"
import type { Point } from "../schema.ts"
import { type Drawing, type Item, textWidth } from "./drawing.ts"
import { pictureOf } from "./picture.ts"
import * as plans from "./plans.testing.ts"
import { createTaken } from "./taken.ts"

const textsOf = ({ items }: Drawing) => items.filter((item) => item.kind === "text")
const written = (drawing: Drawing, layer: string) =>
  textsOf(drawing).flatMap((item) => (item.layer === layer ? [item.text] : []))
const wallsOf = ({ items }: Drawing) => items.flatMap((item) => (item.kind === "walls" ? item.rings : []))

/** The corners of a text, a little within what it is reckoned to take. */
function figureOf({ at, text, size, turn }: Extract<Item, { kind: "text" }>): Point[] {
  const [across, down] = [textWidth(text, size) * 0.45, size * 0.3]
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [
    [-across, -down],
    [across, -down],
    [across, down],
    [-across, down],
  ].map(([x, y]) => ({ x: at.x + x! * c - y! * s, y: at.y + x! * s + y! * c }))
}

describe("texts of a drawing", () => {
  test.each([
    ["a bathroom and a hall", plans.bathroomAndHall, 20],
    ["a house of seven rooms", plans.house, 50],
    ["an L", plans.lShaped, 50],
    ["a round room", plans.round, 50],
    ["a cupboard", plans.cupboard, 20],
    ["a shed of 80 m", plans.shed, 500],
    ["slanted walls", plans.slanted, 50],
    ["500 corners", plans.fiveHundred, 200],
  ])("lie neither over each other nor over walls, and names not where a door turns: %s", (_, plan, scale) => {
    const drawing = pictureOf(plan, scale)!
    const taken = createTaken()
    for (const text of textsOf(drawing)) {
      const figure = figureOf(text)
      expect({ text: text.text, free: taken.isFree(figure) }).toEqual({ text: text.text, free: true })
      taken.take(figure)
    }
    const within = (place: Point) =>
      wallsOf(drawing).reduce((turns, ring) => turns + windingOf(ring, place), 0) !== 0
    expect(textsOf(drawing).filter((text) => figureOf(text).some(within))).toEqual([])
    const swings = createTaken()
    for (const swing of plan.rooms.flatMap(swingsOf)) swings.take(swing)
    const names = textsOf(drawing).filter(({ layer }) => layer === "texts")
    expect(names.filter((name) => !swings.isFree(figureOf(name)))).toEqual([])
  })

  test("say the name and the area of each room, and of walls that cross that they have none", () => {
    expect(written(pictureOf(plans.bathroomAndHall, 50)!, "texts")).toEqual([
      ...["Badkamer", "5,40 m²"],
      ...["Gang", "2,70 m²"],
    ])
    expect(written(pictureOf(plans.crossing, 50)!, "texts")).toEqual(["Vlinder", "geen oppervlakte"])
  })

  test("say each length of a wall once where two opposite walls are as long", () => {
    expect(written(pictureOf(plans.cupboard, 20)!, "sizes")).toEqual(["500", "500"])
    expect(written(pictureOf(plans.lShaped, 50)!, "sizes").toSorted()).toEqual(
      ["1000", "2000", "2000", "2000", "3000", "4000"].toSorted(),
    )
  })

  test("say where a window lies in its wall", () => {
    expect(written(pictureOf(plans.slanted, 50)!, "sizes")).toEqual(
      expect.arrayContaining(["800", "1200", "912", "2912"]),
    )
  })
})

describe("walls of a drawing", () => {
  test("are a ring around and one within, which turns the other way", () => {
    const [around, within] = wallsOf(pictureOf(plans.lShaped, 50)!)
    expect(signedArea(around!)).toBeGreaterThan(0)
    expect(signedArea(within!)).toBe(-10e6)
  })

  test("that a door parts take the room of the door less", () => {
    const room = putOpening(rectangle(4, 3), 0, doorAt(1000))
    const drawing = pictureOf({ rooms: [room] }, 50)!
    // 4.2 by 3.2 m less 4 by 3 m, less 0.88 m of a wall of 10 cm.
    expect(wallsOf(drawing).reduce((total, ring) => total + areaOf(ring), 0)).toBeCloseTo(1.44e6 - 0.088e6, 0)
    expect(drawing.items.find((item) => item.kind === "arc")).toMatchObject({ centre: { x: 1000, y: 0 } })
  })
})

test("of nothing there is no drawing", () => {
  expect(pictureOf(plans.nothing, 50)).toBeUndefined()
})

/** How often the ring goes round the place. */
function windingOf(ring: readonly Point[], { x, y }: Point): number {
  return ring.reduce((turns, from, index) => {
    const to = ring[(index + 1) % ring.length]!
    const side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y)
    if (from.y <= y && to.y > y && side > 0) return turns + 1
    return from.y > y && to.y <= y && side < 0 ? turns - 1 : turns
  }, 0)
}
