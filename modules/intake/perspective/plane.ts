import type { Size } from "../drawing/geometry.ts"
import type { Point } from "../drawing/shapes.ts"
import { type Around, around, type CornerFault, type Tap } from "./corners.ts"
import { type Homography, homographyOf, wAt } from "./homography.ts"
import type { Known } from "./known.ts"
import { ratioOf } from "./ratio.ts"

/** The flat surface in which something known lies. Its places are millimetres from the first corner of that. */
export interface Plane {
  corners: Around
  /** As it lies in the picture: `width` is from the first corner to the second. */
  known: Known
  map: Homography
  /** Which way up it lies is a guess: with some lens it looks so, with another the other way. */
  isGuess: boolean
  /** The picture shows a rectangle of another shape, whatever the lens was. */
  isUnlike: boolean
}

/** `turned`: the other way up than the picture seems to say. */
export function planeOf(
  taps: readonly Tap[],
  known: Known,
  picture: Size,
  turned = false,
): Plane | CornerFault {
  const corners = around(taps)
  if (typeof corners === "string") return corners
  const seen = ratioOf(corners, picture)
  const other = { ...known, width: known.height, height: known.width }
  const isOther = awayFrom(seen.likely, other) < awayFrom(seen.likely, known)
  const placed = isOther === turned ? known : other
  const map = mapOf(corners, placed)
  if (!map) return "inLine"
  const canBe = (one: Known) => ratio(one) >= seen.least / unlike && ratio(one) <= seen.most * unlike
  return {
    ...{ corners, map, known: placed },
    isGuess: known.width !== known.height && canBe(known) && canBe(other),
    isUnlike: !canBe(placed),
  }
}

/** From the picture to millimetres. */
export const mapOf = (corners: readonly Point[], { width, height }: Omit<Known, "within">) =>
  homographyOf(corners, [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ])

/** Where the horizon of a plane crosses the edges of the picture; undefined when it is not in it. */
export function horizonOf({ map }: Plane, { width, height }: Size): [Point, Point] | undefined {
  const edge = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const crossings = edge.flatMap((from, at) => {
    const to = edge[(at + 1) % 4]!
    const [here, there] = [wAt(map, from), wAt(map, to)]
    if (here > 0 === there > 0) return []
    const part = here / (here - there)
    return [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]
  })
  return crossings.length === 2 ? [crossings[0]!, crossings[1]!] : undefined
}

/** A door is no sheet of paper; a sheet that lies a little askew of the lens's middle is. */
const unlike = 1.25

const awayFrom = (seen: number, known: Known) => Math.abs(Math.log(seen / ratio(known)))

const ratio = ({ width, height }: Known) => width / height
