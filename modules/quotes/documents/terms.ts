import { addDays, type Day } from "#src/shared/days.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { OfferTerms, Share } from "../terms/schema.ts"
import { byDuration } from "../terms/standard.ts"

/** The law's own numbers beside their article, and ours where nobody chooses them. */
export const terms = {
  complaintDays: 14,
  /** Art. 6:230o BW. */
  coolingOffDays: 14,
  /** Art. 7:752 lid 2 BW. */
  guidePricePercent: 10,
} as const

interface Part extends Share {
  cents: number
}

export const validUntil = (issuedOn: Day, { validityDays }: Pick<OfferTerms, "validityDays">): Day =>
  addDays(issuedOn, validityDays)

/** The last instalment takes the odd cents, so that together they are the total. */
export function instalments(totalCents: number, workingDays: number, offered: Payment): Part[] {
  const parts = sharesFor(workingDays, offered).map((part) => ({
    ...part,
    cents: round((totalCents * part.percent) / 100),
  }))
  const last = parts.at(-1)!
  last.cents += totalCents - sum(parts.map((part) => part.cents))
  return parts
}

type Payment = Pick<OfferTerms, "instalments" | "dayAtOnce">

function sharesFor(workingDays: number, { instalments, dayAtOnce }: Payment): Share[] {
  const shipped = byDuration.find(({ upTo }) => workingDays <= upTo)!
  return !instalments || (dayAtOnce && shipped === byDuration[0]) ? shipped.parts : instalments
}
