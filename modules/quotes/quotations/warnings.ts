import { type Estimate, isUnpriced } from "../pricing/line.ts"
import { needsDeclaration } from "../pricing/vat.ts"
import type { OfferTerms } from "../terms/schema.ts"
import { foreignAmounts } from "../writing/amounts.ts"
import { warnings as nl } from "./server.nl.ts"

type Written = { analysis: string; quotationText: string }

/** The amounts that the texts name and the calculation does not have, each once. */
export const foreignIn = (
  { analysis, quotationText }: Written,
  estimate: Estimate,
  terms: OfferTerms,
): string[] => [
  ...new Set([analysis, quotationText].flatMap((text) => foreignAmounts(text, estimate, terms))),
]

/** What stands in the way of sending, or asks for a look, in Dutch. `declared`: the client said how old the dwelling is. */
export function warningsOf(
  estimate: Estimate,
  texts: Written,
  terms: OfferTerms,
  declared: boolean,
): string[] {
  const unpriced = estimate.lines.filter(isUnpriced).length
  const foreign = foreignIn(texts, estimate, terms)
  return [
    ...(unpriced > 0 ? [nl.unpriced(unpriced)] : []),
    ...(foreign.length > 0 ? [nl.foreignAmounts(foreign.slice(0, 5).join(", "))] : []),
    ...(!declared && estimate.lines.some(needsDeclaration) ? [nl.noDeclaration] : []),
  ]
}
