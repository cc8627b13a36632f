import { round } from "#src/shared/rounding.ts"
import { roundedUp } from "./rounded.ts"
import type { Typed } from "./schema.ts"
import { bag, sandKilos } from "./standards.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const bounds = {
  length: { most: 1000 },
  width: { most: 1000 },
  /** Centimetres. */
  thickness: { most: 10_000 },
  /** Percent, for what is lost or sinks. */
  extra: { least: 0, most: 100, empty: 0 },
} satisfies Record<string, Bounds>

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
  /** Of concrete. */
  bags?: number
  /** Of sand. */
  kilos?: number
}

export function volume(typed: Typed["volume"]): Outcome<Volume, keyof typeof bounds> {
  const { value, faults } = readFields(typed, bounds)
  if (!value) return { faults }
  const cubes = round((value.length * value.width * value.thickness) / 100, 3)
  if (cubes === 0) return { faults }
  const withExtra = round(cubes * (1 + value.extra / 100), 3)
  return {
    value: {
      ...{ ...value, cubes, withExtra },
      ordered: roundedUp(withExtra * 10) / 10,
      ...(typed.substance === "concrete" && { bags: roundedUp((withExtra * 1000) / bag.litres) }),
      ...(typed.substance === "sand" && { kilos: round(withExtra * sandKilos) }),
    },
    faults,
  }
}
