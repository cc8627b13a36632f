import type { OfferTerms } from "./schema.ts"
import { standardClauses } from "./standard.nl.ts"

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
