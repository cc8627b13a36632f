import { checkErrors, checks } from "./checks/worker.nl.ts"

/** Of the intake on site, what a worker meets too. */
export const intake = {
  title: "Opname",
  checks,
  errors: { ...checkErrors },
}
