import type { Point } from "../schema.ts"
import { boxAround, gridIn, middleOf, type Polygon } from "./polygon.ts"
import { distance } from "./vectors.ts"

/** Where something can be written in a room: its middle, then a grid of places within, the nearest to it first. */
export function placesIn(corners: Polygon): readonly Point[] {
  const found = known.get(corners)
  if (found) return found
  const middle = middleOf(corners)
  const grid = gridIn(corners, boxAround(corners)!)
  const places = [middle, ...grid.toSorted((one, other) => distance(one, middle) - distance(other, middle))]
  known.set(corners, places)
  return places
}

/** As long as the corners are the same, whatever else changes of the room. */
const known = new WeakMap<Polygon, readonly Point[]>()

/** The corners of an upright box around a place. */
export function boxOn({ x, y }: Point, { width, height }: { width: number; height: number }): Point[] {
  const [across, down] = [width / 2, height / 2]
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y - down },
    { x: x + across, y: y + down },
    { x: x - across, y: y + down },
  ]
}
