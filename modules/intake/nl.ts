import { calculators } from "./nl/calculators.nl.ts"

/** Of the intake on site, what only the office meets. */
export const intake = {
  errors: {},
  calculators,
}
