import type { Size } from "../drawing/geometry.ts"
import { type Around, distance } from "./corners.ts"
import { homographyOf } from "./homography.ts"

/** How many times as wide as high a rectangle is. */
export interface Ratio {
  likely: number
  least: number
  most: number
}

/** Of the longest side of the picture: the lens of a phone (27 mm on a negative of 36), and what others there are. */
const usualFocal = 0.75
const [leastFocal, mostFocal] = [0.33, 3]

/**
 * What the picture itself says of the shape of a rectangle, if its middle is where the lens pointed: Zhang & He,
 * Whiteboard scanning and image enhancement (Digital Signal Processing 17, 2007), section 3. The focal length follows
 * from two vanishing points; where the corners give only one of them it is that of a phone.
 */
export function ratioOf(corners: Around, { width, height }: Size): Ratio {
  const long = Math.max(width, height)
  const centred = corners.map(({ x, y }) => ({ x: (x - width / 2) / long, y: (y - height / 2) / long }))
  const [a, b, , d, e, , g, h] = homographyOf(unitSquare, centred) as Nine
  const seenWith = (focal: number) =>
    Math.sqrt((square(a, d) / focal ** 2 + g ** 2) / (square(b, e) / focal ** 2 + h ** 2))
  const extremes = [seenWith(leastFocal), seenWith(mostFocal)]
  const told = Math.sqrt(-(a * b + d * e) / (g * h))
  const isTold = Math.min(Math.abs(g), Math.abs(h)) > 4 * offOf(corners)
  const isLens = told >= leastFocal && told <= mostFocal
  return {
    likely: seenWith(isTold && isLens ? told : usualFocal),
    least: Math.min(...extremes),
    most: Math.max(...extremes),
  }
}

type Nine = [number, number, number, number, number, number, number, number, number]

const square = (x: number, y: number) => x ** 2 + y ** 2

const unitSquare = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** How much of a side the fingers may miss, of the side of which it is most. */
const offOf = (corners: Around) =>
  Math.max(
    ...corners.map((corner, at) => {
      const next = corners[(at + 1) % 4]!
      return Math.hypot(corner.within, next.within) / distance(corner, next)
    }),
  )
