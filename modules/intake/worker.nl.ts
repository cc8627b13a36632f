import { checkErrors, checks } from "./checks/worker.nl.ts"
import { drawing } from "./drawing/worker.nl.ts"
import { calculators } from "./nl/calculators.worker.nl.ts"
import { frame } from "./nl/frame.worker.nl.ts"
import { planExports } from "./nl/planExports.worker.nl.ts"
import { plans, savingErrors } from "./nl/plans.worker.nl.ts"
import { space } from "./nl/space.worker.nl.ts"
import { perspective } from "./perspective/worker.nl.ts"
import { photoErrors, photos } from "./photos/worker.nl.ts"
import { plan, planErrors } from "./plan/worker.nl.ts"
import { visit, visitErrors } from "./report/worker.nl.ts"
import { roomErrors, rooms } from "./rooms/worker.nl.ts"

/** Of the intake on site, what a worker meets too. */
export const intake = {
  ...frame,
  calculators,
  checks,
  drawing,
  perspective,
  photos,
  plan,
  planExports,
  plans,
  rooms,
  space,
  visit,
  errors: {
    tooManyShapes:
      "Er is te veel op deze foto getekend. Hooguit 200 pijlen, cirkels, teksten en maten passen erbij.",
    ...checkErrors,
    ...photoErrors,
    ...planErrors,
    ...savingErrors,
    ...roomErrors,
    ...visitErrors,
  },
}
