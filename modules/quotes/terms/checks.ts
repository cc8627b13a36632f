import { sum } from "#src/shared/rounding.ts"
import type { OfferTerms } from "./schema.ts"

/** What the shape alone does not tell: a code per path that is wrong. Both sides ask here. */
export function faultsIn({ instalments, materials, insurance }: OfferTerms): Record<string, string> {
  const faults: Record<string, string> = {}
  if (instalments && sum(instalments.map(({ percent }) => percent)) !== 100)
    faults.instalments = "quotes.instalmentsSum"
  for (const [name, clause] of Object.entries({ materials, insurance }))
    if (clause.printed && clause.text === "") faults[`${name}.text`] = "quotes.clauseEmpty"
  return faults
}
