import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

/** Of invoices in the list of recent changes. */
export const tells: Tells = {
  "invoice.sent": "invoices.did.sent",
  "invoice.discarded": "invoices.did.discarded",
  "invoice.restored": "invoices.did.restored",
  "invoice.posted": "invoices.did.posted",
  "invoice.reversed": "invoices.did.reversed",
  "invoice.stocked": "invoices.did.stocked",
  "invoice.unstocked": "invoices.did.unstocked",
  "invoice.paid": "invoices.did.paid",
  "invoice.unpaid": "invoices.did.unpaid",
  "supplier.added": "invoices.did.supplierAdded",
  "supplier.ibanConfirmed": "invoices.did.ibanConfirmed",
}
