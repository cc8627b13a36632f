import type { Conditions } from "#modules/quotes/terms/schema.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { lazy } from "#src/shared/lazy.ts"
import { privacyText } from "./privacy.nl.ts"
import { handedOver, termsText } from "./terms.nl.ts"

const standard = { "/privacy": privacyText, "/voorwaarden": termsText }
type LegalPath = keyof typeof standard

export const isLegalPath = (path: string): path is LegalPath => path in standard

/**
 * The owner's own text, or else that of the program filled in with what is known. Where quotations come with conditions
 * of his own, the page names those: two sets would contradict each other.
 */
export function legalText(
  path: LegalPath,
  { privacyText, termsText, companyName, contactEmail, phone, address, kvk }: Settings,
  conditions: Conditions | null,
): { text: string; standard: boolean } {
  const own = path === "/privacy" ? privacyText : termsText
  if (own) return { text: own, standard: false }
  const reach = list().format([contactEmail, phone].filter(Boolean))
  if (path === "/voorwaarden" && conditions)
    return {
      text: handedOver({ ...conditions, companyName: companyName || nameless, reach }),
      standard: false,
    }
  const facts = { companyName: companyName || nameless, reach, address, kvk }
  return { text: standard[path](facts).trim(), standard: true }
}

const list = lazy(() => new Intl.ListFormat("nl", { type: "disjunction" }))
const nameless = "ons bedrijf"
