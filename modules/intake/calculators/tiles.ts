import { round } from "#src/shared/rounding.ts"
import { roundedUp, squareMetres } from "./rounded.ts"
import type { Room, Typed } from "./schema.ts"
import { wastePercent } from "./standards.ts"
import { type Covered, covered } from "./surface.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const bounds = {
  /** Centimetres: the smallest is a mosaic. */
  length: { least: 0.5, most: 500 },
  width: { least: 0.5, most: 500 },
  perBox: { most: 10_000, whole: true, empty: 0 },
} satisfies Record<string, Bounds>

export interface Tiles {
  covered: Covered
  waste: number
  /** Square metres with what is cut off. */
  needed: number
  length: number
  width: number
  exactly: number
  tiles: number
  /** 0: nobody said how many are in a box. */
  perBox: number
  boxes: number
}

export function tiles(
  rooms: readonly Room[],
  typed: Typed["tiles"],
): Outcome<Tiles, keyof typeof bounds | "extra" | "openings"> {
  const surface = covered(rooms, typed)
  const read = readFields(typed, bounds)
  const faults = { ...surface.faults, ...read.faults }
  if (!surface.value || !read.value) return { faults }
  const { length, width, perBox } = read.value
  const waste = wastePercent[typed.laying]
  const needed = squareMetres(surface.value.squares * (1 + waste / 100))
  const exactly = (needed * 10_000) / (length * width)
  const count = roundedUp(exactly)
  return {
    value: {
      ...{ covered: surface.value, waste, needed, length, width, perBox },
      ...{ exactly: round(exactly, 2), tiles: count, boxes: perBox > 0 ? roundedUp(count / perBox) : 0 },
    },
    faults,
  }
}
