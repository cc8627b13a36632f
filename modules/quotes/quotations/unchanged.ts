import type { Estimate, EstimateLine } from "../pricing/line.ts"
import type { LineInput, QuotationContent } from "./content.schema.ts"

/** A version as the screen sends it back when nobody changed anything, but for its texts and its wanted start. */
export const contentOf = ({
  lines,
  ...rest
}: Pick<
  Estimate,
  "lines" | "assumptions" | "exclusions" | "facts" | "reverseCharge" | "pictures"
>): QuotationContent => ({
  lines: lines.map(lineLeft),
  assumptions: rest.assumptions,
  exclusions: rest.exclusions,
  facts: rest.facts,
  reverseCharge: rest.reverseCharge !== null,
  wantedStart: null,
  texts: null,
  ...(rest.pictures && { pictures: rest.pictures }),
})

/** A line that nobody changed. */
export const lineLeft = (line: EstimateLine): LineInput => ({
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
})
