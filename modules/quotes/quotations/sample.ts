import type { Estimate } from "../pricing/line.ts"
import type { LineInput, QuotationContent } from "./content.schema.ts"

/** A version as the screen sends it back when nobody changed anything. For tests and the demo. */
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

/** A line of one's own, or with `norm` a new one of the price book. */
export const ownLine = (over: Partial<LineInput> = {}): LineInput => ({
  id: "eigen",
  norm: "",
  description: "Oude schuur opruimen",
  phase: "demolition",
  quantity: 1,
  unit: "post",
  normHours: null,
  unitPrice: null,
  vatRate: null,
  ...over,
})
