import type { OfferTerms, Share } from "./schema.ts"
import { moments, standardClauses } from "./standard.nl.ts"

/** What a version is offered on: it keeps that from the day it was made. */
export const termsOf = ({ terms }: { terms: OfferTerms | null }): OfferTerms => terms ?? standardTerms

/** Before the owner chose anything, and of versions that were made before terms were kept: clauses are his to turn on. */
export const standardTerms: OfferTerms = {
  validityDays: 30,
  paymentDays: 14,
  instalments: null,
  dayAtOnce: true,
  materials: { printed: false, text: standardClauses.materials },
  insurance: { printed: false, text: standardClauses.insurance },
  own: [],
  conditions: null,
}

/** By the days on site, unless the owner chose: nobody sends three invoices for a morning. */
export const byDuration: { upTo: number; parts: Share[] }[] = [
  { upTo: 1, parts: [{ moment: moments.handover, percent: 100 }] },
  {
    upTo: 5,
    parts: [
      { moment: moments.start, percent: 50 },
      { moment: moments.handover, percent: 50 },
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    parts: [
      { moment: moments.start, percent: 30 },
      { moment: moments.halfway, percent: 40 },
      { moment: moments.handover, percent: 30 },
    ],
  },
]
