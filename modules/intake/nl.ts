import { measured, measuredErrors } from "./rooms/nl.ts"

/** Of the intake on site, what only the office meets. */
export const intake = {
  measured,
  errors: {
    ...measuredErrors,
  },
}
