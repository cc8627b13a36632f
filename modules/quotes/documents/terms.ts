import { addDays, type Day } from "#src/shared/days.ts"
import { round, sum } from "#src/shared/rounding.ts"

/** What a quotation offers. Percentages of the total including VAT; the law's own numbers beside their article. */
export const terms = {
  validityDays: 30,
  paymentDays: 14,
  complaintDays: 14,
  /** Art. 6:230o BW. */
  coolingOffDays: 14,
  /** Art. 7:752 lid 2 BW. */
  guidePricePercent: 10,
  /** By the days on site: nobody sends three invoices for a morning. */
  instalments: [
    { upTo: 1, parts: [{ moment: "handover", percent: 100 }] },
    {
      upTo: 5,
      parts: [
        { moment: "start", percent: 50 },
        { moment: "handover", percent: 50 },
      ],
    },
    {
      upTo: Number.POSITIVE_INFINITY,
      parts: [
        { moment: "start", percent: 30 },
        { moment: "halfway", percent: 40 },
        { moment: "handover", percent: 30 },
      ],
    },
  ],
} as const

export const validUntil = (issuedOn: Day): Day => addDays(issuedOn, terms.validityDays)

export type Moment = (typeof terms.instalments)[number]["parts"][number]["moment"]

interface Instalment {
  moment: Moment
  percent: number
  cents: number
}

/** The last instalment takes the odd cents, so that together they are the total. */
export function instalments(totalCents: number, workingDays: number): Instalment[] {
  const { parts: shares } = terms.instalments.find(({ upTo }) => workingDays <= upTo)!
  const parts = shares.map((part) => ({
    ...part,
    cents: round((totalCents * part.percent) / 100),
  }))
  const last = parts.at(-1)!
  last.cents += totalCents - sum(parts.map((part) => part.cents))
  return parts
}
