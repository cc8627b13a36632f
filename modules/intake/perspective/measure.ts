import type { Point } from "../drawing/shapes.ts"
import { areTogether, around, cross, distance, type Tap } from "./corners.ts"
import { type Homography, mapped } from "./homography.ts"
import { mapOf, type Plane } from "./plane.ts"

/** Millimetres, or square millimetres. */
export interface Measured {
  value: number
  /** How far it may be off, and by what: each so that five of a hundred are further off. */
  within: number
  by: { pointing: number; known: number; lens: number }
}

/** Why something can't be measured. */
export type MeasureFault = "horizon" | "far" | "together" | "crossing" | "skew"

/** From this part of it on, an error is told as a warning. */
const doubtful = 0.03
export const isDoubtful = ({ value, within }: Measured) => within > value * doubtful

/** Between two places of the plane. */
export function lengthOf(plane: Plane, [from, to]: readonly [Tap, Tap]): Measured | MeasureFault {
  if (areTogether(from, to)) return "together"
  return measured(plane, [from, to], ([from, to]) => distance(from!, to!), 1)
}

/** Of what has three corners or more, in the order in which one walks along them. */
export function areaOf(plane: Plane, corners: readonly Tap[]): Measured | MeasureFault {
  if (corners.some((corner, at) => areTogether(corner, corners[(at + 1) % corners.length]!)))
    return "together"
  if (crosses(corners)) return "crossing"
  return measured(plane, corners, areaWithin, 2)
}

/** Of a rectangle, its corners in any order: across and down as it stands in the picture. */
export function sizeOf(
  plane: Plane,
  taps: readonly Tap[],
): { width: Measured; height: Measured; area: Measured } | MeasureFault {
  const corners = around(taps)
  if (corners === "together") return corners
  if (corners === "tiny") return "far"
  if (typeof corners === "string") return "skew"
  const side = (one: number, other: number) => (places: readonly Point[]) =>
    (distance(places[one]!, places[one + 1]!) + distance(places[other]!, places[(other + 1) % 4]!)) / 2
  const width = measured(plane, corners, side(0, 2), 1)
  const height = measured(plane, corners, side(1, 3), 1)
  const area = measured(plane, corners, areaWithin, 2)
  if (typeof width === "string") return width
  if (typeof height === "string") return height
  if (typeof area === "string") return area
  return isSquare(plane, corners, mostSkew + area.within / area.value) ? { width, height, area } : "skew"
}

/**
 * How much lines that should be straight are bent by the lens of a phone, after what it mends itself, as part of a
 * length: half a percent, by the margins of what is sold as free of distortion.
 */
const lens = 0.005

/** Further off than this it is no measure. */
const useless = 0.25

/**
 * What `of` makes of places in the plane, and how far it may be off: each place that was pointed at, those of what is
 * known too, and each size of that, is moved as far as it may be off, and what that does is added up as squares (first
 * order propagation, Hartley & Zisserman 5.2, with the Jacobian by central differences). `power`: 2 for areas.
 */
function measured(
  plane: Plane,
  taps: readonly Tap[],
  of: (places: readonly Point[]) => number,
  power: 1 | 2,
): Measured | MeasureFault {
  const { corners, known } = plane
  const from = (map: Homography | undefined, taps: readonly Point[]) => {
    const places = taps.map((tap) => map && mapped(map, tap))
    return places.every((place) => place !== undefined) ? of(places) : Number.NaN
  }
  const value = from(plane.map, taps)
  if (Number.isNaN(value)) return "horizon"
  const pointing = Math.hypot(
    ...eachMoved(corners, (moved) => from(mapOf(moved, known), taps)),
    ...eachMoved(taps, (moved) => from(plane.map, moved)),
  )
  const size = (width: number, height: number) =>
    from(mapOf(corners, { width: known.width + width, height: known.height + height }), taps)
  const { within } = known
  const by = {
    pointing,
    known: Math.hypot(size(within, 0) - size(-within, 0), size(0, within) - size(0, -within)) / 2,
    lens: value * lens * power,
  }
  const all = Math.hypot(by.pointing, by.known, by.lens)
  // NaN as well: a finger that slips is past the horizon.
  return all <= useless * value ? { value, within: all, by } : "far"
}

/** What half of the way between both sides of each place does, across and down. */
function eachMoved(taps: readonly Tap[], value: (moved: readonly Point[]) => number): number[] {
  return taps.flatMap((tap, at) =>
    (["x", "y"] as const).map((axis) => {
      const moved = (by: number) => value(taps.with(at, { ...tap, [axis]: tap[axis] + by }))
      return (moved(tap.within) - moved(-tap.within)) / 2
    }),
  )
}

/** By the shoelace formula. */
const areaWithin = (places: readonly Point[]): number =>
  Math.abs(
    places.reduce((sum, { x, y }, at) => {
      const next = places[(at + 1) % places.length]!
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** Seen in the picture, which bends no line. */
function crosses(corners: readonly Point[]): boolean {
  const sides = corners.map((corner, at) => [corner, corners[(at + 1) % corners.length]!] as const)
  return sides.some(([a, b], one) =>
    sides.some(([c, d], other) => {
      const apart = Math.abs(one - other)
      if (apart < 2 || apart === sides.length - 1) return false
      return cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0
    }),
  )
}

/** The cosine of five degrees from square; what is further from it was meant as something else, or lies in another plane. */
const mostSkew = 0.09

function isSquare({ map }: Plane, corners: readonly Point[], most: number): boolean {
  const places = corners.map((corner) => mapped(map, corner)!)
  return places.every((place, at) => {
    const [before, after] = [places[(at + 3) % 4]!, places[(at + 1) % 4]!]
    const [x, y] = [before.x - place.x, before.y - place.y]
    const along = x * (after.x - place.x) + y * (after.y - place.y)
    return Math.abs(along) <= most * distance(before, place) * distance(after, place)
  })
}
