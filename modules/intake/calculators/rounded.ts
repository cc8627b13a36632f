import { round } from "#src/shared/rounding.ts"

/** Only whole ones are sold. What floats add far behind the comma makes no can more. */
export const roundedUp = (quantity: number): number => Math.ceil(round(quantity, 6))

/** Square metres, as they are shown and reckoned on with. */
export const squareMetres = (value: number): number => round(value, 2)
