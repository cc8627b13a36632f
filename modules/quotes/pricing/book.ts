import { rateSources } from "./nl.ts"
import { defaultMarginPercent, type Role, rateCents } from "./norm.ts"
import { type Norms, norms } from "./norms.ts"

/** What a calculation is worked out with: the company's norms, rates per hour and margin as they are on one day. */
export interface PriceBook {
  norms: Norms
  rates: Record<Role, { cents: number; source: string }>
  /** Overhead, profit and risk over material, equipment and subcontracting, where a norm has none of its own. */
  marginPercent: number
}

/** As the program ships, before the company changed anything. */
export const standardBook: PriceBook = {
  norms,
  rates: {
    specialist: { cents: rateCents.specialist, source: rateSources.standard },
    carpenter: { cents: rateCents.carpenter, source: rateSources.standard },
    helper: { cents: rateCents.helper, source: rateSources.standard },
  },
  marginPercent: defaultMarginPercent,
}
