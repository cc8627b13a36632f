import { calculators } from "./nl/calculators.worker.nl.ts"

/** Of the intake on site, what a worker meets too. */
export const intake = {
  errors: {},
  calculators,
}
