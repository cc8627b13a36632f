import { formatQuantity as n } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { inBigBags } from "./choices.ts"
import { sumBehind } from "./rooms.ts"
import { roundedUp } from "./rounded.ts"
import type { Typed } from "./schema.ts"
import { bag, mixerCubes } from "./standards.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const sizes = { length: { most: 1000 }, width: { most: 1000 } } satisfies Record<string, Bounds>
const floors = { floor: { most: 100_000_000 } } satisfies Record<string, Bounds>
const bounds = {
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
  layer: Layer
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

interface Layer {
  squares: number
  /** '5,2 × 4,1', or of a floor that was taken '21,32 m²'. */
  text: string
  /** How one reckons to such a floor, as far as that can be said. */
  sum?: string
}

type Sized = Pick<Typed["volume"], "taken"> & Record<keyof typeof sizes, string>
type Given = Sized & Pick<Typed["volume"], "substance"> & Record<keyof typeof bounds, string>

export function volume({
  substance,
  ...typed
}: Given): Outcome<Volume, keyof (typeof sizes & typeof floors & typeof bounds)> {
  const layer = layerOf(typed)
  const isInBigBags = inBigBags.includes(substance)
  const read = readFields({ ...typed, bigBag: isInBigBags ? typed.bigBag : "" }, bounds)
  const faults = { ...layer.faults, ...read.faults }
  if (!layer.value || !read.value) return { faults }
  const { bigBag, density, thickness, extra } = read.value
  const cubes = round((layer.value.squares * thickness) / 100, 3)
  if (cubes === 0) return { faults }
  const withExtra = round(cubes * (1 + extra / 100), 3)
  const ordered = roundedUp(withExtra * 10) / 10
  return {
    value: {
      ...{ layer: layer.value, thickness, extra, cubes, withExtra, ordered },
      ...{ density, kilos: round(withExtra * density) },
      ...(substance === "concrete" && {
        bags: packed(withExtra * 1000, bag.litres),
        mixers: packed(ordered, mixerCubes),
      }),
      ...(bigBag > 0 && { bigBags: packed(withExtra, bigBag) }),
    },
    faults,
  }
}

function layerOf({ taken, ...typed }: Sized): Outcome<Layer, keyof (typeof sizes & typeof floors)> {
  if (!taken) {
    const { value, faults } = readFields(typed, sizes)
    if (!value) return { faults }
    const { length, width } = value
    return { value: { squares: length * width, text: `${n(length)} × ${n(width)}` }, faults }
  }
  const { value, faults } = readFields({ floor: taken.floor.typed }, floors)
  if (!value) return { faults }
  const squares = value.floor
  return { value: { squares, text: `${n(squares)} m²`, sum: sumBehind(taken.floor) }, faults }
}

function packed(quantity: number, each: number): Packed {
  const exactly = quantity / each
  return { each, exactly: round(exactly, 2), count: roundedUp(exactly) }
}
