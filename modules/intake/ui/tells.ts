import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of the intake in the list of recent changes. */
export const tells: Tells = {
  "siteList.itemAdded": "intake.checks.did.itemAdded",
  "siteList.itemChanged": "intake.checks.did.itemChanged",
  "siteList.itemOff": "intake.checks.did.itemOff",
  "siteList.itemOn": "intake.checks.did.itemOn",
  "siteList.itemMoved": "intake.checks.did.itemMoved",
}
