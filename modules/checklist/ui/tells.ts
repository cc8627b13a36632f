import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of checklists in the list of recent changes. */
export const tells: Tells = {
  "evening.finished": "checklist.did.finished",
  "evening.itemAdded": "checklist.did.itemAdded",
  "evening.itemChanged": "checklist.did.itemChanged",
  "evening.itemOff": "checklist.did.itemOff",
  "evening.itemOn": "checklist.did.itemOn",
  "evening.itemMoved": "checklist.did.itemMoved",
}
