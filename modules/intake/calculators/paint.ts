import { round } from "#src/shared/rounding.ts"
import { roundedUp } from "./rounded.ts"
import type { Room, Typed } from "./schema.ts"
import { type Covered, covered } from "./surface.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const bounds = {
  coats: { most: 10, whole: true },
  /** Square metres per litre. */
  coverage: { most: 50 },
  canLitres: { most: 1000 },
} satisfies Record<string, Bounds>

export interface Paint {
  covered: Covered
  coats: number
  coverage: number
  canLitres: number
  litres: number
  /** Cans before they are rounded up, and as they are bought. */
  exactly: number
  cans: number
}

type Given = Pick<Typed["paint"], "surface" | "extra" | "openings"> & Record<keyof typeof bounds, string>

export function paint(
  rooms: readonly Room[],
  typed: Given,
): Outcome<Paint, keyof typeof bounds | "extra" | "openings"> {
  const surface = covered(rooms, typed)
  const read = readFields(typed, bounds)
  const faults = { ...surface.faults, ...read.faults }
  if (!surface.value || !read.value) return { faults }
  const { coats, coverage, canLitres } = read.value
  const litres = (surface.value.squares * coats) / coverage
  const exactly = litres / canLitres
  return {
    value: {
      ...{ covered: surface.value, coats, coverage, canLitres },
      ...{ litres: round(litres, 2), exactly: round(exactly, 2), cans: roundedUp(exactly) },
    },
    faults,
  }
}
