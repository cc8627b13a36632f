import type { Point } from "../drawing/shapes.ts"

/** A place of the picture that somebody pointed at, in pixels. */
export interface Tap extends Point {
  /** How far it may be off across and down, in pixels: of a hundred, five are further off (two standard deviations). */
  within: number
}

export type CornerFault = "together" | "inLine" | "dented" | "tiny"

/** Corners clockwise, the first at the left above. */
export type Around = readonly [Tap, Tap, Tap, Tap]

/** Four corners in whatever order they were pointed at; or why they are none of a rectangle. */
export function around(corners: readonly Tap[]): Around | CornerFault {
  const turned = clockwise(corners) as unknown as Around
  for (const one of corners)
    for (const other of corners) if (one !== other && areTogether(one, other)) return "together"
  const [a, b, c, d] = turned
  /** Each three of them, by the one that is left out. */
  const threes: Three[] = [
    [b, c, d],
    [a, c, d],
    [a, b, d],
    [a, b, c],
  ]
  if (threes.some(areInLine)) return "inLine"
  if (turned.some((corner, out) => isInside(corner, threes[out]!))) return "dented"
  if (turned.some((corner, at) => isTiny(corner, turned[(at + 1) % 4]!))) return "tiny"
  return turned
}

/** Two fingers' widths of each other: they could be one. */
export const areTogether = (one: Tap, other: Tap): boolean =>
  distance(one, other) <= one.within + other.within

/** Of a side, how much of it the two fingers may miss: from there on it says nothing about sizes. */
const mostOfSide = 0.1
const isTiny = (one: Tap, other: Tap) =>
  Math.hypot(one.within, other.within) > mostOfSide * distance(one, other)

type Three = readonly [Tap, Tap, Tap]

/** Around the middle, which of four corners without a dent lies inside. */
function clockwise(corners: readonly Tap[]): Tap[] {
  const middle = { x: sum(corners, ({ x }) => x) / 4, y: sum(corners, ({ y }) => y) / 4 }
  const turn = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x)
  const turned = corners.toSorted((one, other) => turn(one) - turn(other))
  const first = turned.indexOf(turned.toSorted((one, other) => one.x + one.y - other.x - other.y)[0]!)
  return [...turned.slice(first), ...turned.slice(0, first)]
}

/** The middle one is no further from the line through the others than the fingers may be off. */
function areInLine([a, b, c]: Three): boolean {
  const longest = Math.max(distance(a, b), distance(b, c), distance(c, a))
  return Math.abs(cross(a, b, c)) / longest <= Math.max(a.within, b.within, c.within) * 2
}

function isInside(corner: Point, [a, b, c]: Three): boolean {
  const sides = [cross(a, b, corner), cross(b, c, corner), cross(c, a, corner)]
  return sides.every((side) => side > 0) || sides.every((side) => side < 0)
}

/** Twice the area of the triangle; below 0 when it turns to the left. */
export const cross = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const sum = (places: readonly Point[], of: (place: Point) => number) =>
  places.reduce((all, place) => all + of(place), 0)
