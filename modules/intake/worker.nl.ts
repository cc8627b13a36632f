import { drawing } from "./drawing/worker.nl.ts"

/** Of the intake on site, what a worker meets too. */
export const intake = {
  drawing,
  errors: {
    tooManyShapes: "Er passen niet meer dan 200 tekens op een foto.",
  },
}
