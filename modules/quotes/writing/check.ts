import type { Estimate } from "../pricing/line.ts"
import type { OfferTerms } from "../terms/schema.ts"
import { foreignAmounts } from "./amounts.ts"
import { amountsIn } from "./amountsIn.ts"
import { foreignContacts } from "./contacts.ts"
import type { Written } from "./model.ts"
import type { notices } from "./nl.ts"
import { longest } from "./texts.ts"

const shortest = { analysis: 40, quotationText: 200 }

/**
 * Why texts can't be taken: what they name of money must be the calculation's, and whom they name to pay or to call
 * the company's (`own`). Undefined: they are good.
 */
export function faultIn(
  texts: Written,
  estimate: Estimate,
  own: readonly string[],
  terms: OfferTerms,
): keyof typeof notices | undefined {
  const fits = (["analysis", "quotationText"] as const).every(
    (name) => texts[name].length >= shortest[name] && texts[name].length <= longest[name],
  )
  const all = `${texts.analysis}\n\n${texts.quotationText}`
  if (!fits || !isDutch(texts.quotationText) || !isPlain(all)) return "unusable"
  if (foreignAmounts(all, estimate, terms).length > 0) return "foreignAmounts"
  if (foreignContacts(all, own).length > 0) return "foreignContacts"
  if (gifts(texts.quotationText).some((gift) => !gifts(saidIn(estimate)).includes(gift))) return "gifts"
  return namesTotal(texts.quotationText, estimate) ? undefined : "unusable"
}

/** No tags, and no figures that only others can read. */
const isPlain = (text: string) =>
  !/<\/?[a-z][^<>]*>/i.test(text) && !/(?![0-9])\p{Nd}/u.test(text.normalize("NFKC"))

/** What would be given away without an amount. */
const gifts = (text: string): string[] =>
  text.toLowerCase().match(/korting|gratis|kosteloos|kosteloze|voor niets|kost u niets/g) ?? []

const saidIn = ({ lines, assumptions, exclusions }: Estimate): string =>
  [...lines.map(({ description }) => description), ...assumptions, ...exclusions].join("\n")

const isDutch = (text: string) => (text.match(/\b(de|het|een|van|voor|wij|u)\b/gi)?.length ?? 0) >= 5

function namesTotal(text: string, { totals: { incVatCents } }: Estimate): boolean {
  return incVatCents === 0 || amountsIn(text).some(({ readings }) => readings.includes(Math.abs(incVatCents)))
}
