import { checkErrors, checks } from "./checks/nl.ts"

/** Of the intake on site, what only the office meets. */
export const intake = {
  checks,
  errors: { ...checkErrors },
}
