import { distances } from "../constants.ts"
import { type Circle, metresBetween } from "../positions/distance.ts"

interface PlaceOfWork {
  latitude: number | null
  longitude: number | null
  /** Metres within which one is there. */
  radius: number
}

/**
 * The nearest place of work that one is at: within its radius, or so near that it lies inside the accuracy of the
 * position. A position that may be too far off names none.
 */
export function workplaceAt<Place extends PlaceOfWork>(
  point: Circle,
  workplaces: readonly Place[],
): Place | undefined {
  if (point.accuracy > distances.worstAccuracy) return undefined
  let nearest: { place: Place; metres: number } | undefined
  for (const place of workplaces) {
    const { latitude, longitude, radius } = place
    if (latitude === null || longitude === null) continue
    const metres = metresBetween(point, { latitude, longitude })
    if (metres <= Math.max(radius, point.accuracy) && metres < (nearest?.metres ?? Number.POSITIVE_INFINITY))
      nearest = { place, metres }
  }
  return nearest?.place
}
