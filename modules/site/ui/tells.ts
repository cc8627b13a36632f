import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of messages in the list of recent changes. */
export const tells: Tells = {
  "message.received": "messages.did.received",
  "message.new": "messages.did.new",
  "message.read": "messages.did.read",
  "message.answered": "messages.did.answered",
  "message.spam": "messages.did.spam",
  "message.customer": "messages.did.customer",
  "message.project": "messages.did.project",
  "message.mailed": "messages.did.mailed",
}
