import { allocations, allocationsErrors } from "./allocations/nl.ts"
import { documentsErrors } from "./documents/nl.ts"
import { purchases, purchasesErrors } from "./purchases/nl.ts"
import { readingErrors } from "./reading/nl.ts"
import { xmlRemarks } from "./reading/xml/nl.ts"
import { scans, scansErrors } from "./scans/nl.ts"
import { review } from "./ui/review/nl.ts"
import { understandingRemarks } from "./understanding/nl.ts"

/** The office's Dutch of this module and its errors. */
export const invoices = {
  /** The background worker, in the list of those. */
  agent: "Facturen lezen",
  scans,
  review,
  purchases,
  allocations,
  kind: { invoice: "Factuur", credit: "Creditnota", receipt: "Bon", reversal: "Tegenboeking" },
  category: {
    materials: "Materiaal",
    equipment: "Materieel",
    subcontractor: "Onderaannemer",
    transport: "Transport",
    other: "Overig",
  },
  /** On the start screen. */
  tiles: {
    scanner: {
      title: "Factuurscanner",
      text: "Bonnen en inkoopfacturen van foto, pdf of e-factuur",
      count_one: "{{count}} te controleren",
      count_other: "{{count}} te controleren",
    },
    allocation: {
      title: "Facturen toewijzen",
      text: "Inkoop verdelen over de projecten",
      count_one: "{{count}} open",
      count_other: "{{count}} open",
    },
  },
  notices: {
    toCheck_one: "{{count}} factuur om te controleren",
    toCheck_other: "{{count}} facturen om te controleren",
    unreadable_one: "{{count}} factuur kon niet worden gelezen",
    unreadable_other: "{{count}} facturen konden niet worden gelezen",
    overdue_one: "{{count}} inkoopfactuur moest al betaald zijn",
    overdue_other: "{{count}} inkoopfacturen moesten al betaald zijn",
  },
  errors: {
    ...readingErrors,
    ...xmlRemarks,
    ...understandingRemarks,
    ...scansErrors,
    ...purchasesErrors,
    ...allocationsErrors,
    ...documentsErrors,
  },
}
