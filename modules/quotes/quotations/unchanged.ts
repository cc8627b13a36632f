import type { Estimate } from "../pricing/line.ts"
import type { QuotationContent } from "./content.schema.ts"

/** A version as the screen sends it back when nobody changed anything, but for its texts and its wanted start. */
export const contentOf = (estimate: Estimate): QuotationContent => ({
  lines: estimate.lines.map((line) => ({
    id: line.id,
    norm: line.code,
    description: line.description,
    phase: line.phase,
    quantity: line.quantity,
    unit: line.unit,
    normHours: null,
    unitPrice: line.fixedUnitCents === null ? null : line.fixedUnitCents / 100,
    vatRate: line.vatByHand ? line.vatRate : null,
    ...(line.vatByHand && { vatReason: line.vatReason }),
  })),
  assumptions: estimate.assumptions,
  exclusions: estimate.exclusions,
  facts: estimate.facts,
  reverseCharge: estimate.reverseCharge !== null,
  wantedStart: null,
  texts: null,
})
