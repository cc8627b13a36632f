import { type Polygon, signedArea } from "../geometry/polygon.ts"
import { cross, minus } from "../geometry/vectors.ts"
import type { Point } from "../schema.ts"

/**
 * A figure that doesn't cross itself in triangles, as threes of its corners that go round clockwise on the screen. Ears
 * are cut off one after the other: a corner that sticks out and has no other corner in its triangle.
 */
export function triangles(corners: Polygon): number[] {
  const left = corners.map((_, index) => index)
  if (signedArea(corners) < 0) left.reverse()
  const found: number[] = []
  // Begins where the last ear was cut off, so that a round figure isn't walked through for each.
  for (let at = 0, tried = 0; left.length > 2 && tried < left.length; ) {
    const three = [at + left.length - 1, at, at + 1].map((one) => left[one % left.length]!)
    const turn = turnOf(corners, three)
    if (turn === 0 || (turn > 0 && isEmpty(corners, three, left))) {
      if (turn > 0) found.push(...three)
      left.splice(at, 1)
      tried = 0
    } else {
      at++
      tried++
    }
    if (at >= left.length) at = 0
  }
  return found
}

function turnOf(corners: Polygon, three: number[]): number {
  const [before, at, after] = three.map((one) => corners[one]!) as [Point, Point, Point]
  return cross(minus(at, before), minus(after, at))
}

function isEmpty(corners: Polygon, three: number[], left: readonly number[]): boolean {
  return !left.some((one) => !three.includes(one) && isIn(corners[one]!, three, corners))
}

/** Within or on its sides: a corner on a side would make the rest touch itself. */
function isIn(point: Point, three: number[], corners: Polygon): boolean {
  return three.every((from, index) => {
    const [start, end] = [corners[from]!, corners[three[(index + 1) % 3]!]!]
    return cross(minus(end, start), minus(point, start)) >= 0
  })
}
