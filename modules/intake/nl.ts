import { calculators } from "./nl/calculators.nl.ts"
import { shareErrors, shares } from "./photos/nl.ts"
import { measured, measuredErrors } from "./rooms/nl.ts"

/** Of the intake on site, what only the office meets. */
export const intake = {
  calculators,
  measured,
  shares,
  errors: { ...measuredErrors, ...shareErrors },
}
