import type { Totals } from "../pricing/line.ts"
import type { PriceRange } from "./schema.ts"

const hundred = 100_00

/** The quotation's own band in whole hundreds of euros, outward: the offer never lies outside what was shown. */
export const rangeOf = ({
  incVatCents,
  lowCents,
  highCents,
}: Pick<Totals, "incVatCents" | "lowCents" | "highCents">): PriceRange["range"] =>
  incVatCents <= 0
    ? null
    : {
        fromCents: Math.floor(lowCents / hundred) * hundred,
        toCents: Math.ceil(highCents / hundred) * hundred,
      }
