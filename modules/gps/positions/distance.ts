import { earthRadiusMetres } from "../constants.ts"

/** Degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** A point, and within how many metres it is right. */
export interface Circle extends Point {
  accuracy: number
}

/** As the crow flies, by haversine. */
export function metresBetween(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  // Rounding may make slightly more than 1 of points that lie opposite each other.
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, half)))
}

/**
 * So far they are apart at least: without what both accuracies explain. Two errors hardly ever point straight away from
 * each other, so together they count as the root of their squares.
 */
export const metresApart = (a: Circle, b: Circle): number =>
  Math.max(0, metresBetween(a, b) - Math.hypot(a.accuracy, b.accuracy))

const radians = (degrees: number) => (degrees * Math.PI) / 180
