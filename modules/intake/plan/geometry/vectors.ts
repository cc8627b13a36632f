import type { Point } from "../schema.ts"

/** Arithmetic of places in the plane, y down. */

export interface Line {
  from: Point
  to: Point
}

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })
export const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })
export const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by })
export const dot = (one: Point, other: Point): number => one.x * other.x + one.y * other.y
/** Positive where the other turns to the right, as y goes down. */
export const cross = (one: Point, other: Point): number => one.x * other.y - one.y * other.x
/** Math.hypot takes several times as long, for numbers larger than those of a plan. */
export const lengthOf = ({ x, y }: Point): number => Math.sqrt(x * x + y * y)
export const distance = (one: Point, other: Point): number => lengthOf(minus(other, one))
export const isSamePlace = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y
/** To whole millimetres. */
export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x) || 0, y: Math.round(y) || 0 })

/** Of length 1; of nothing it is nothing. */
export function directionOf({ from, to }: Line): Point {
  const by = minus(to, from)
  const length = lengthOf(by)
  return length === 0 ? { x: 0, y: 0 } : scaled(by, 1 / length)
}

/** Two directions that differ less than half a degree, or lie opposite. */
export const isParallel = (one: Point, other: Point): boolean => Math.abs(cross(one, other)) < 0.0087

/** How far along the line, from its begin, lies what is nearest to the place. */
export const along = (place: Point, line: Line): number => dot(minus(place, line.from), directionOf(line))

/** On the endless line, nearest to the place. */
export const nearestOn = (place: Point, line: Line): Point =>
  plus(line.from, scaled(directionOf(line), along(place, line)))

/** Where two endless lines meet; undefined of parallel ones. */
export function meeting(one: Line, other: Line): Point | undefined {
  const [a, b] = [directionOf(one), directionOf(other)]
  if (isParallel(a, b)) return undefined
  return plus(one.from, scaled(a, cross(minus(other.from, one.from), b) / cross(a, b)))
}

/** Two walls that cut or touch each other, wherever that is. */
export function touches(one: Line, other: Line): boolean {
  const [a, b] = [side(one, other.from), side(one, other.to)]
  const [c, d] = [side(other, one.from), side(other, one.to)]
  if (a * b < 0 && c * d < 0) return true
  return (
    (a === 0 && isWithin(other.from, one)) ||
    (b === 0 && isWithin(other.to, one)) ||
    (c === 0 && isWithin(one.from, other)) ||
    (d === 0 && isWithin(one.to, other))
  )
}

const side = ({ from, to }: Line, place: Point) => Math.sign(cross(minus(to, from), minus(place, from)))

const isWithin = ({ x, y }: Point, { from, to }: Line) =>
  x >= Math.min(from.x, to.x) &&
  x <= Math.max(from.x, to.x) &&
  y >= Math.min(from.y, to.y) &&
  y <= Math.max(from.y, to.y)
