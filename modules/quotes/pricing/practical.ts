import { round } from "#src/shared/rounding.ts"
import type { Unit } from "./norm.ts"

/** Kilograms and pieces come whole, once there are ten of them. */
const isWhole = (unit: Unit) => unit === "kg" || unit === "st"

/** A quantity that was worked out, as a builder writes it: 142 kg, 13,3 m². More than that nobody measures on site. */
export function practical(quantity: number, unit: Unit): number {
  if (quantity >= 10) return round(quantity, isWhole(unit) ? 0 : 1)
  return round(quantity, isWhole(unit) && quantity >= 1 ? 1 : 2)
}

/** The same in a workbook, of what this formula gives. */
export const practicalFormula = (formula: string, unit: Unit): string =>
  isWhole(unit)
    ? `ROUND(${formula},IF(${formula}<1,2,IF(${formula}<10,1,0)))`
    : `ROUND(${formula},IF(${formula}<10,2,1))`
