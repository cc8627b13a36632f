import { type Box, meet } from "./geometry/polygon.ts"
import { directionOf, plus, scaled } from "./geometry/vectors.ts"
import { turnOf } from "./geometry/walls.ts"
import { letter, widthOf } from "./letters.ts"
import type { PlanRoom, Point } from "./schema.ts"

/** How far the middle of a name stands from the walls, in pixels. */
const fromWalls = 14

export interface CornerLabel {
  corner: number
  /** Its middle. */
  place: Point
}

/**
 * The names of corners that can be read, beyond the walls, as lengths stand within. `inOrder`: those that may be named;
 * where there is room for one of two it is the earlier one.
 */
export function cornerLabels(
  { corners }: PlanRoom,
  perPixel: number,
  inOrder: Iterable<number> = corners.keys(),
): CornerLabel[] {
  const taken: Box[] = []
  const turn = turnOf(corners)
  const found: CornerLabel[] = []
  for (const corner of inOrder) {
    const place = plus(corners[corner]!, beyondWalls(corners, corner, turn, fromWalls * perPixel))
    const [width, height] = [widthOf(`P${corner + 1}`) * perPixel, letter.high * perPixel]
    const box = { x: place.x - width / 2, y: place.y - height / 2, width, height }
    if (taken.some((other) => meet(other, box))) continue
    taken.push(box)
    found.push({ corner, place })
  }
  return found
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
