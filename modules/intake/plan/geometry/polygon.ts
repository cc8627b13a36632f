import type { Point } from "../schema.ts"
import { cross, distance, type Line, touches } from "./vectors.ts"

/** A closed figure by its corners; the last is joined to the first. */
export type Polygon = readonly Point[]

/** In mm², by the shoelace formula; positive when the corners go round clockwise on the screen. */
export function signedArea(corners: Polygon): number {
  let twice = 0
  for (let index = 0; index < corners.length; index++)
    twice += cross(corners[index]!, corners[(index + 1) % corners.length]!)
  return twice / 2
}

export const areaOf = (corners: Polygon): number => Math.abs(signedArea(corners))

export const perimeterOf = (corners: Polygon): number =>
  sides(corners).reduce((total, { from, to }) => total + distance(from, to), 0)

/** Side i goes from corner i to the next. */
export const sides = (corners: Polygon): Line[] =>
  corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length]! }))

/** Pairs of sides that cut or touch, other than neighbours in their common corner. */
export function crossings(corners: Polygon): [number, number][] {
  const spans = sides(corners).map(spanOf)
  const inOrder = spans.toSorted((one, other) => one.left - other.left)
  const found: [number, number][] = []
  // Those that begin further to the right than this one ends meet it nowhere.
  for (const [place, one] of inOrder.entries())
    for (let next = place + 1; next < inOrder.length && inOrder[next]!.left <= one.right; next++) {
      const other = inOrder[next]!
      if (other.top > one.bottom || other.bottom < one.top) continue
      const [first, second] = one.index < other.index ? [one, other] : [other, one]
      if (isWrong(first, second, spans.length)) found.push([first.index, second.index])
    }
  return found.toSorted(([a, b], [c, d]) => a - c || b - d)
}

/** Whether the place lies in it, by the parity of the sides to its right. */
export const holds = (corners: Polygon, { x, y }: Point): boolean =>
  crossedAt(corners, y).filter((crossed) => x < crossed).length % 2 === 1

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest upright box around; undefined around nothing. */
export function boxAround(places: Iterable<Point>): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of places) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether any of one lies in the other. */
export const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Where its name is written: inside, and as far from the sides as a coarse look finds. */
export function middleOf(corners: Polygon): Point {
  const box = boxAround(corners)
  if (!box) return { x: 0, y: 0 }
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const walls = sides(corners)
  let best = { place: centre, room: -1 }
  for (const place of gridIn(corners, box)) {
    // The centre wins over what is as far from the sides.
    const less = distance(place, centre) / 1000
    const room = awayFrom(walls, place, best.room + less) - less
    if (room > best.room) best = { place, room }
  }
  return best.place
}

const steps = 12

/** Places that lie in it, at even distances over the box around it. The sides are gone through once for each row. */
export function gridIn(corners: Polygon, { x, y, width, height }: Box): Point[] {
  const evenly = Array.from({ length: steps + 1 }, (_, step) => step / steps)
  const rows = evenly.map((part) => {
    const at = y + height * part
    return { at, crossed: crossedAt(corners, at) }
  })
  return evenly.flatMap((part) => {
    const across = x + width * part
    const within = rows.filter(({ crossed }) => crossed.filter((one) => across < one).length % 2 === 1)
    return within.map(({ at }) => ({ x: across, y: at }))
  })
}

/** Where the sides cross a level line. */
function crossedAt(corners: Polygon, y: number): number[] {
  const found: number[] = []
  for (let index = 0; index < corners.length; index++) {
    const from = corners[index]!
    const to = corners[(index + 1) % corners.length]!
    if (from.y > y !== to.y > y) found.push(((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
  }
  return found
}

/** To the nearest of them; once it is no more than is `wanted`, no further look is taken. */
function awayFrom(walls: readonly Line[], place: Point, wanted: number): number {
  let away = Infinity
  for (const wall of walls) {
    away = Math.min(away, awayFromSide(place, wall))
    if (away <= wanted) break
  }
  return away
}

interface Span {
  index: number
  side: Line
  left: number
  right: number
  top: number
  bottom: number
}

const spanOf = (side: Line, index: number): Span => ({
  ...{ index, side },
  left: Math.min(side.from.x, side.to.x),
  right: Math.max(side.from.x, side.to.x),
  top: Math.min(side.from.y, side.to.y),
  bottom: Math.max(side.from.y, side.to.y),
})

const isWrong = (one: Span, other: Span, count: number) =>
  isNeighbour(one.index, other.index, count) ? foldsBack(one.side, other.side) : touches(one.side, other.side)

const isNeighbour = (one: number, other: number, count: number) =>
  other - one === 1 || (one === 0 && other === count - 1)

/** Neighbours share a corner; only when one lies back over the other something is wrong. */
function foldsBack(one: Line, other: Line): boolean {
  const [a, b] = one.to === other.from ? [one.from, other.to] : [one.to, other.from]
  const corner = one.to === other.from ? one.to : one.from
  const [u, v] = [
    { x: a.x - corner.x, y: a.y - corner.y },
    { x: b.x - corner.x, y: b.y - corner.y },
  ]
  return cross(u, v) === 0 && u.x * v.x + u.y * v.y > 0
}

/** From the place to the nearest place of the side itself. */
export function awayFromSide(place: Point, { from, to }: Line): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  const part =
    square === 0 ? 0 : Math.min(1, Math.max(0, ((place.x - from.x) * dx + (place.y - from.y) * dy) / square))
  return distance(place, { x: from.x + part * dx, y: from.y + part * dy })
}
