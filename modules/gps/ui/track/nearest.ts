import { metresBetween, type Point } from "../../positions/distance.ts"
import type { TrackPoint } from "../../positions/schema.ts"

/** The measurement that lies nearest to a place on the map. */
export function nearestPoint(points: readonly TrackPoint[], place: Point): TrackPoint | undefined {
  let nearest: { point: TrackPoint; metres: number } | undefined
  for (const point of points) {
    const metres = metresBetween(point, place)
    if (!nearest || metres < nearest.metres) nearest = { point, metres }
  }
  return nearest?.point
}
