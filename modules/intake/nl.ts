import { shareErrors, shares } from "./photos/nl.ts"

/** Of the intake on site, what only the office meets. */
export const intake = {
  shares,
  errors: { ...shareErrors },
}
