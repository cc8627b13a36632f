import "./texts.ts"
import { formatMomentInWords } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of requests, prices and terms in the list of recent changes. */
export const tells: Tells = {
  "request.received": "quotes.did.received",
  "request.added": "quotes.did.added",
  "request.linkGiven": "quotes.did.linkGiven",
  "request.appointment": ({ details: { at } }) =>
    t("quotes.did.appointment", { moment: formatMomentInWords(String(at)) }),
  "request.appointmentWithdrawn": "quotes.did.appointmentWithdrawn",
  "request.open": "quotes.did.open",
  "request.rejected": "quotes.did.rejected",
  "request.archived": "quotes.did.archived",
  "request.spam": "quotes.did.spam",
  "template.kept": "quotes.did.templateKept",
  "template.renamed": "quotes.did.templateRenamed",
  "template.removed": "quotes.did.templateRemoved",
  "template.restored": "quotes.did.templateRestored",
  "priceBook.changed": "quotes.did.priceBook",
  "terms.saved": "quotes.did.terms",
}
