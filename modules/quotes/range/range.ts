import { roundedBand } from "../pricing/band.ts"
import type { Totals } from "../pricing/line.ts"
import type { PriceRange } from "./schema.ts"

/** The band that the quotation names; null where nothing has a price. */
export function rangeOf(totals: Pick<Totals, "incVatCents" | "lowCents" | "highCents">): PriceRange["range"] {
  if (totals.incVatCents <= 0) return null
  const { lowCents, highCents } = roundedBand(totals)
  return { fromCents: lowCents, toCents: highCents }
}
