import { boxAround, holds, sides } from "../geometry/polygon.ts"
import { distance, dot, type Line, lengthOf, minus, plus, scaled } from "../geometry/vectors.ts"
import type { PlanRoom, Point } from "../schema.ts"
import { type Block, wallsIn } from "./walls.ts"

/** Walking through a plan, in millimetres: as wide as a person, whom walls and windows stop and doors don't. */
const halfAPerson = 200
/** What one steps over. */
const lowSill = 100
/** Shorter than a wall and a person are thick, so that nobody is beyond it in one step. */
const longestStep = 100
/** How far from the house one may go. */
export const farthestAway = 20_000

/** What stops one, as seen from above. */
export const barriersOf = (rooms: readonly PlanRoom[]): Block[] =>
  wallsIn(rooms).flatMap(({ solid, gaps }) => [
    ...solid,
    ...gaps.filter(({ sill }) => sill > lowSill).map(({ block }) => block),
  ])

/** Where one is after so much in that direction; along a wall that stands in the way. */
export function walked(from: Point, by: Point, barriers: readonly Block[]): Point {
  const length = lengthOf(by)
  const steps = Math.ceil(length / longestStep)
  const around = boxAround(barriers.flat())
  let at = from
  for (let step = 0; step < steps; step++) {
    at = plus(at, scaled(by, 1 / steps))
    // Twice, as what pushes one off one wall may push one into the next.
    for (let round = 0; round < 2; round++) for (const barrier of barriers) at = pushedOff(at, barrier)
    if (around) at = within(at, around)
  }
  return at
}

function pushedOff(at: Point, barrier: Block): Point {
  const nearest = sides(barrier)
    .map((side) => nearestOf(at, side))
    .reduce((best, one) => (distance(at, one) < distance(at, best) ? one : best))
  const isInside = holds(barrier, at)
  const away = distance(at, nearest)
  if (!isInside && away >= halfAPerson) return at
  if (away === 0) return at
  const out = scaled(minus(at, nearest), (isInside ? -1 : 1) / away)
  return plus(nearest, scaled(out, halfAPerson))
}

function nearestOf(at: Point, { from, to }: Line): Point {
  const along = minus(to, from)
  const square = dot(along, along)
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(at, from), along) / square))
  return plus(from, scaled(along, part))
}

const within = ({ x, y }: Point, box: NonNullable<ReturnType<typeof boxAround>>): Point => ({
  x: Math.min(box.x + box.width + farthestAway, Math.max(box.x - farthestAway, x)),
  y: Math.min(box.y + box.height + farthestAway, Math.max(box.y - farthestAway, y)),
})
