import type { Box } from "./geometry/polygon.ts"
import { distance, minus, plus, rounded, scaled } from "./geometry/vectors.ts"
import { farthest, type Point, smallestUnderlay, type Underlay } from "./schema.ts"

/** An old drawing beneath a plan: where it lies, and how a known length gives it its scale. Each change gives a new one. */

/** Of a circle, as `turn` counts. */
const circle = 360_00
export const quarter = circle / 4

export interface PictureSize {
  width: number
  height: number
}

/** A photo as large as fits in what one looks at, without a scale. */
export function laidIn({ x, y, width, height }: Box, photo: number, picture: PictureSize): Underlay {
  const scale = Math.min(width / picture.width, height / picture.height)
  return {
    photo,
    ...rounded({ x: x + width / 2, y: y + height / 2 }),
    width: Math.max(smallestUnderlay, Math.round(picture.width * scale)),
    height: Math.max(smallestUnderlay, Math.round(picture.height * scale)),
    ...{ turn: 0, strength: 60, known: null },
  }
}

/** Why two places on it and a length give no scale. */
export type ScaleFault = "tooClose" | "tooSmall" | "tooLarge"

/** Of its longest side: two places nearer than this say more of the hand that pointed at them than of the drawing. */
const nearest = 1 / 100

/** The two places on it come as far apart as was measured; the first stays where it is. */
export function withScale(
  underlay: Underlay,
  from: Point,
  to: Point,
  millimetres: number,
): Underlay | ScaleFault {
  const drawn = distance(from, to)
  if (drawn < Math.max(underlay.width, underlay.height) * nearest) return "tooClose"
  const factor = millimetres / drawn
  const width = Math.round(underlay.width * factor)
  const height = Math.round(underlay.height * factor)
  const middle = rounded(plus(from, scaled(minus(underlay, from), factor)))
  if (Math.min(width, height) < smallestUnderlay) return "tooSmall"
  if (Math.max(width, height, Math.abs(middle.x), Math.abs(middle.y)) > farthest) return "tooLarge"
  return { ...underlay, ...middle, width, height, known: millimetres }
}

/** By how much the line on it must turn to be level or upright, whichever is less: hundredths of a degree. */
export function slantOf(from: Point, to: Point): number {
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI)) * circle)
  return Math.round(angle / quarter) * quarter - angle || 0
}

/** Turned clockwise by hundredths of a degree around a place: its middle, unless told. */
export function turnedBy(underlay: Underlay, by: number, around: Point = underlay): Underlay {
  const middle = plus(around, rotated(minus(underlay, around), by))
  return { ...underlay, ...within(middle), turn: (((underlay.turn + by) % circle) + circle) % circle }
}

export const movedBy = (underlay: Underlay, by: Point): Underlay => ({
  ...underlay,
  ...within(plus(underlay, by)),
})

/** Its corners as they lie. */
export function cornersOf({ x, y, width, height, turn }: Underlay): Point[] {
  const [across, down] = [width / 2, height / 2]
  const corners = [
    { x: -across, y: -down },
    { x: across, y: -down },
    { x: across, y: down },
    { x: -across, y: down },
  ]
  return corners.map((corner) => plus({ x, y }, rotated(corner, turn)))
}

function rotated({ x, y }: Point, by: number): Point {
  const angle = (by / circle) * 2 * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** No further away than a plan may be. */
const within = ({ x, y }: Point): Point => rounded({ x: near(x), y: near(y) })
const near = (value: number) => Math.max(-farthest, Math.min(farthest, value))
