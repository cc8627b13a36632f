import { round, times } from "#src/shared/rounding.ts"
import type { Typed } from "./schema.ts"
import { type Bounds, type Outcome, readFields } from "./typed.ts"

const bounds = {
  hours: { most: 100_000 },
  /** Euros. */
  rate: { most: 10_000 },
  materials: { least: 0, most: 10_000_000, empty: 0 },
} satisfies Record<string, Bounds>

export interface Cost {
  hours: number
  rateCents: number
  labourCents: number
  materialCents: number
  netCents: number
  vatRate: number
  vatCents: number
  totalCents: number
}

/** In whole cents; VAT is rounded once. */
export function cost(
  typed: Pick<Typed["cost"], "hours" | "materials"> & { rate: string },
  vatRate: number,
): Outcome<Cost, keyof typeof bounds> {
  const { value, faults } = readFields(typed, bounds)
  if (!value) return { faults }
  const rateCents = round(value.rate * 100)
  const hours = round(value.hours, 3)
  const labourCents = times(hours, rateCents)
  const materialCents = round(value.materials * 100)
  const netCents = labourCents + materialCents
  const vatCents = round((netCents * vatRate) / 100)
  return {
    value: {
      ...{ hours, rateCents, labourCents, materialCents, netCents },
      ...{ vatRate, vatCents, totalCents: netCents + vatCents },
    },
    faults,
  }
}
