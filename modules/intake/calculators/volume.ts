import { round } from "#src/shared/rounding.ts"
import { inBigBags } from "./choices.ts"
import { roundedUp } from "./rounded.ts"
import type { Typed } from "./schema.ts"
import { bag, mixerCubes } from "./standards.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const bounds = {
  length: { most: 1000 },
  width: { most: 1000 },
  /** Centimetres. */
  thickness: { most: 10_000 },
  /** Percent, for what is lost or sinks. */
  extra: { least: 0, most: 100, empty: 0 },
  /** Cubic metres in a big bag; left out: it isn't bought so. */
  bigBag: { most: 10, empty: 0 },
  /** Kilos of a cubic metre; left out: nobody asks what it weighs. */
  density: { least: 0, most: 25_000, empty: 0 },
} satisfies Record<string, Bounds>

/** How many of what holds so much: before they are rounded up, and as they are bought. */
export interface Packed {
  each: number
  exactly: number
  count: number
}

export interface Volume {
  length: number
  width: number
  thickness: number
  extra: number
  /** Cubic metres, without and with the extra. */
  cubes: number
  withExtra: number
  /** What one orders: a plant and a sand pit deliver by the tenth of a cubic metre. */
  ordered: number
  /** Of concrete: in litres, and in cubic metres. */
  bags?: Packed
  mixers?: Packed
  /** Of sand and gravel, in cubic metres. */
  bigBags?: Packed
  density: number
  kilos: number
}

type Given = Pick<Typed["volume"], "substance"> & Record<keyof typeof bounds, string>

export function volume({ substance, ...typed }: Given): Outcome<Volume, keyof typeof bounds> {
  const isInBigBags = inBigBags.includes(substance)
  const { value, faults } = readFields({ ...typed, bigBag: isInBigBags ? typed.bigBag : "" }, bounds)
  if (!value) return { faults }
  const { bigBag, density, ...sizes } = value
  const cubes = round((sizes.length * sizes.width * sizes.thickness) / 100, 3)
  if (cubes === 0) return { faults }
  const withExtra = round(cubes * (1 + sizes.extra / 100), 3)
  const ordered = roundedUp(withExtra * 10) / 10
  return {
    value: {
      ...{ ...sizes, cubes, withExtra, ordered, density, kilos: round(withExtra * density) },
      ...(substance === "concrete" && {
        bags: packed(withExtra * 1000, bag.litres),
        mixers: packed(ordered, mixerCubes),
      }),
      ...(bigBag > 0 && { bigBags: packed(withExtra, bigBag) }),
    },
    faults,
  }
}

function packed(quantity: number, each: number): Packed {
  const exactly = quantity / each
  return { each, exactly: round(exactly, 2), count: roundedUp(exactly) }
}
