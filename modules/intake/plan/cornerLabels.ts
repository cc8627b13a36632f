import { type Box, meet, signedArea } from "./geometry/polygon.ts"
import { directionOf, plus, scaled } from "./geometry/vectors.ts"
import { letter, widthOf } from "./letters.ts"
import type { PlanRoom, Point } from "./schema.ts"

/** How far the middle of a name stands from the walls, in pixels. */
const fromWalls = 14

export interface CornerLabel {
  corner: number
  /** Its middle. */
  place: Point
}

/** The names of corners that can be read, beyond the walls, as lengths stand within; `first` is one of them. */
export function cornerLabels({ corners }: PlanRoom, perPixel: number, first = 0): CornerLabel[] {
  const taken: Box[] = []
  const turn = Math.sign(signedArea(corners)) || 1
  const inOrder = [first, ...corners.keys().filter((index) => index !== first)]
  return inOrder.flatMap((corner) => {
    const place = plus(corners[corner]!, beyondWalls(corners, corner, turn, fromWalls * perPixel))
    const [width, height] = [widthOf(`P${corner + 1}`) * perPixel, letter.high * perPixel]
    const box = { x: place.x - width / 2, y: place.y - height / 2, width, height }
    if (taken.some((other) => meet(other, box))) return []
    taken.push(box)
    return [{ corner, place }]
  })
}

/** Halfway between the walls that meet there; up, where there are no two yet. */
function beyondWalls(corners: PlanRoom["corners"], corner: number, turn: number, by: number): Point {
  const at = (index: number) => corners[(index + corners.length) % corners.length]!
  const before = directionOf({ from: at(corner - 1), to: at(corner) })
  const after = directionOf({ from: at(corner), to: at(corner + 1) })
  const { x, y } = plus(before, after)
  const out = directionOf({ from: { x: 0, y: 0 }, to: { x: y * turn, y: -x * turn } })
  const thick = Math.max(at(corner - 1).wall.thickness, at(corner).wall.thickness)
  return scaled(out.x === 0 && out.y === 0 ? { x: 0, y: -1 } : out, thick * Math.SQRT2 + by)
}
