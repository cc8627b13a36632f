import { allocations, allocationsErrors } from "./allocations/nl.ts"
import { onStock, onStockErrors } from "./onStock/nl.ts"
import { purchases, purchasesErrors } from "./purchases/nl.ts"
import { xmlRemarks } from "./reading/xml/nl.ts"
import { review } from "./ui/review/nl.ts"
import { understandingRemarks } from "./understanding/nl.ts"

/** What only the office reads of this module; the rest is in worker.nl.ts. */
export const invoices = {
  /** The background worker, in the list of those. */
  agent: "Facturen lezen",
  review,
  purchases,
  allocations,
  onStock,
  kind: {
    invoice: "Factuur",
    credit: "Creditnota",
    receipt: "Bon",
    reversal: "Tegenboeking",
  },
  category: {
    materials: "Materiaal",
    equipment: "Materieel",
    subcontractor: "Onderaannemer",
    transport: "Transport",
    other: "Overig",
  },
  /** On the start screen. */
  did: {
    sent: "Factuur ingestuurd",
    discarded: "Factuur verwijderd",
    restored: "Factuur teruggezet",
    posted: "Factuur geboekt",
    reversed: "Boeking van de factuur teruggedraaid",
    stocked: "Regels van de factuur op voorraad gezet",
    unstocked: "Regels van de factuur van de voorraad gehaald",
    paid: "Factuur als betaald gemarkeerd",
    unpaid: "Factuur weer op onbetaald gezet",
    supplierAdded: "Leverancier toegevoegd",
    ibanConfirmed: "Rekeningnummer van de leverancier bevestigd",
  },
  errors: {
    ...xmlRemarks,
    ...understandingRemarks,
    ...purchasesErrors,
    ...allocationsErrors,
    ...onStockErrors,
  },
}
