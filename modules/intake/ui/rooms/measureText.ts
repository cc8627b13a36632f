import { formatQuantity } from "#src/shared/euro.ts"
import type { Measure } from "../../rooms/measures.ts"

/** In the order in which they are shown, with their unit. */
export const measureUnits: Record<Measure, string> = {
  floor: "m²",
  walls: "m²",
  ceiling: "m²",
  perimeter: "m",
  skirting: "m",
  volume: "m³",
}
export const shownMeasures = Object.keys(measureUnits) as Measure[]

/** '5,40 m²' */
export const measureText = (measure: Measure, quantity: number) =>
  `${formatQuantity(quantity, 2)} ${measureUnits[measure]}`
