import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of settings, accounts and mail in the list of recent changes. */
export const tells: Tells = {
  settings: "settings.did.saved",
  "account.added": "settings.did.accountAdded",
  "account.passwordSet": "settings.did.passwordSet",
  "mail.again": "settings.did.mailAgain",
  "mail.cancelled": "settings.did.mailCancelled",
}
