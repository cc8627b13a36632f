import type { Point } from "../drawing/shapes.ts"
import type { Tap } from "./corners.ts"

/** As photos are kept: 2048 pixels along the longest side. */
export const picture = { width: 2048, height: 1536 }

/** A pin-hole camera before a wall. Angles are degrees, sizes and places on the wall millimetres. */
export interface Camera {
  /** In pixels; 1536 is the lens of a phone. */
  focal: number
  distance: number
  /** How far beside and above the middle of what it sees it is held. */
  side: number
  up: number
  /** Held askew. */
  roll?: number
  /** The place on the wall that is in the middle of the picture. */
  at?: Point
}

/** Where a place on the wall is in the picture; undefined behind the camera. */
export function seen({ focal, distance, side, up, roll = 0, at = { x: 0, y: 0 } }: Camera, place: Point) {
  const [x, y] = [place.x - at.x, place.y - at.y]
  const [s, u, r] = [side, up, roll].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const [across, deep] = [x * Math.cos(s), x * Math.sin(s)]
  const [down, depth] = [
    y * Math.cos(u) + deep * Math.sin(u),
    deep * Math.cos(u) - y * Math.sin(u) + distance,
  ]
  if (depth <= 0) return undefined
  const [flatX, flatY] = [(focal * across) / depth, (focal * down) / depth]
  return {
    x: picture.width / 2 + flatX * Math.cos(r) - flatY * Math.sin(r),
    y: picture.height / 2 + flatX * Math.sin(r) + flatY * Math.cos(r),
  }
}

/** Pointed at to the pixel. */
export function taps(camera: Camera, places: readonly Point[], within = 1): Tap[] {
  return places.map((place) => {
    const { x, y } = seen(camera, place)!
    return { x: Math.round(x), y: Math.round(y), within }
  })
}

/** The corners of what is so large, from its corner at the left above. */
export const rectangle = (width: number, height: number, x = 0, y = 0): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** The same numbers between 0 and 1 each time (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
