import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of leave in the list of recent changes. */
export const tells: Tells = {
  "leave.asked": "absence.did.asked",
  "leave.askedAgain": "absence.did.askedAgain",
  "leave.entered": "absence.did.entered",
  "leave.approved": "absence.did.approved",
  "leave.refused": "absence.did.refused",
  "leave.withdrawn": "absence.did.withdrawn",
  "workDays.set": "absence.did.workDays",
}
