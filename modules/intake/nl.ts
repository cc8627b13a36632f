import { checkErrors, checks } from "./checks/nl.ts"
import { calculators } from "./nl/calculators.nl.ts"
import { shareErrors, shares } from "./photos/nl.ts"
import { offerPicture } from "./plan/nl.ts"
import { measured, measuredErrors } from "./rooms/nl.ts"

/** Of the intake on site, what only the office meets. */
export const intake = {
  calculators,
  checks,
  measured,
  offerPicture,
  shares,
  errors: { ...checkErrors, ...measuredErrors, ...shareErrors },
}
