import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of hours in the list of recent changes. */
export const tells: Tells = {
  "hours.added": "gps.did.added",
  "hours.corrected": "gps.did.corrected",
  "hours.cut": "gps.did.cut",
  "hours.rejected": "gps.did.rejected",
  "hours.removed": "gps.did.removed",
  "hours.restored": "gps.did.restored",
  "rate.added": "gps.did.rateAdded",
  "rate.removed": "gps.did.rateRemoved",
}
