import type { Element } from "#src/files/xmlElement.ts"
import { xmlTree } from "#src/files/xmlTree.ts"
import { blockedChecks } from "./blocked.ts"
import type { Check } from "./check.ts"
import { codeChecks } from "./codes.ts"
import { dutchChecks } from "./dutch.ts"
import { formChecks } from "./form.ts"
import { modelChecks } from "./model.ts"
import { partChecks } from "./parts.ts"
import { rateChecks } from "./rates.ts"
import { sumChecks } from "./sums.ts"

/**
 * All published rules that an invoice of ours could break, with what publishes them (`sources.ts`). Those of what we never
 * write (discounts over the whole, other parties, cards, attachments) say nothing of it: UBL-2.1 refuses its elements.
 */
export const checks: Check[] = [
  ...formChecks,
  ...modelChecks,
  ...partChecks,
  ...sumChecks,
  ...rateChecks,
  ...codeChecks,
  ...dutchChecks,
  ...blockedChecks,
]

/** Those that an invoice breaks. Throws where it is no XML. */
export function faultsIn(xml: Uint8Array): Check[] {
  const invoice = invoiceIn(xml)
  return checks.filter(({ holds }) => !holds(invoice))
}

export const invoiceIn = (xml: Uint8Array): Element =>
  xmlTree(xml, {
    knows: () => true,
    deepest: 20,
    // Five hundred lines come to ten thousand.
    mostParts: 100_000,
    refuse(why) {
      throw new Error(`an invoice as data is no XML: ${why}`)
    },
  })
