import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { longestLength } from "./shapes.ts"

const millimetresIn = { m: 1000, cm: 10, mm: 1 }

/** Those that one presses; millimetres are only typed. */
export const pressedUnits = ["m", "cm"] as const
export type PressedUnit = (typeof pressedUnits)[number]

/** '2,40 m', '85 cm' or '2,4' in whole millimetres; without a unit it is metres. Undefined for what is no length. */
export function parseLength(typed: string): number | undefined {
  const millimetres = parseMillimetres(typed)
  return millimetres !== undefined && millimetres <= longestLength ? millimetres : undefined
}

/** The same, however long: who asks can say that it is too much. */
export function parseMillimetres(typed: string): number | undefined {
  const [, number, unit = "m"] = /^(.*?)\s*(m|cm|mm)?$/i.exec(typed.trim())!
  const value = parseDecimal(number!)
  if (value === undefined) return undefined
  const millimetres = round(value * millimetresIn[unit.toLowerCase() as keyof typeof millimetresIn])
  return millimetres > 0 ? millimetres : undefined
}

/** '2,40 m', and what is shorter than a metre '85 cm', as a tape says it. */
export function lengthText(millimetres: number): string {
  if (millimetres < 1000) return `${formatQuantity(millimetres / 10)} cm`
  return `${formatQuantity(millimetres / 1000, millimetres % 10 === 0 ? 2 : 3)} m`
}

/** '± 4 mm', '± 2 cm': never less than it is. */
export function withinText(millimetres: number): string {
  if (millimetres < 10) return `± ${Math.max(1, Math.ceil(millimetres))} mm`
  if (millimetres < 1000) return `± ${Math.ceil(millimetres / 10)} cm`
  return `± ${formatQuantity(Math.ceil(millimetres / 100) / 10, 1)} m`
}

/** Whole centimetres of what is no more precise than half of one. */
export const asPrecise = (millimetres: number, within: number): number =>
  within < 5 ? round(millimetres) : round(millimetres / 10) * 10
