import { byPhase } from "../documents/phases.ts"
import { instalments } from "../documents/terms.ts"
import { roundedBand } from "../pricing/band.ts"
import type { Estimate } from "../pricing/line.ts"
import { workingDaysOf } from "../pricing/planning.ts"
import { isVatQuestion } from "../pricing/vat.ts"
import type { OfferTerms } from "../terms/schema.ts"
import { amountsIn, type NamedAmount } from "./amountsIn.ts"

/** The amounts that a text names and the calculation does not have, as they are written there. */
export function foreignAmounts(text: string, estimate: Estimate, terms: OfferTerms): string[] {
  const known = amountsOf(estimate, terms)
  const foreign = amountsIn(text).filter((amount) => !isKnown(amount, known))
  return [...new Set(foreign.map(({ written }) => written))]
}

/** Below this, a rounded amount could be anybody's. */
const roundedFrom = 1000

interface Known {
  exact: Set<number>
  /** In whole euros. */
  rounded: Set<number>
}

const isKnown = ({ readings, exact }: NamedAmount, known: Known) =>
  readings.some((cents) => known.exact.has(cents) || (!exact && known.rounded.has(cents)))

/** What a client may read of a calculation; purchase prices and margins of a line stay inside. Signs don't count. */
function amountsOf({ lines, totals, reverseCharge, assumptions }: Estimate, terms: OfferTerms): Known {
  const cents = [
    ...lines.flatMap((line) => [
      line.totalCents,
      Math.round(line.totalCents / line.quantity),
      line.fixedUnitCents ?? 0,
      line.hours > 0 ? line.rateCents : 0,
    ]),
    ...byPhase(lines).map(({ totalCents }) => totalCents),
    totals.labourCents,
    totals.materialCents,
    totals.equipmentCents,
    totals.subcontractCents,
    totals.marginCents,
    totals.adjustmentCents,
    totals.exVatCents,
    ...totals.vat.flatMap(({ baseCents, vatCents }) => [baseCents, vatCents]),
    totals.vatCents,
    totals.incVatCents,
    totals.lowCents,
    totals.highCents,
    ...Object.values(roundedBand(totals)),
    // What the client would save, if his dwelling is old enough.
    ...assumptions.filter(isVatQuestion).flatMap((question) => amountsIn(question)[0]?.readings ?? []),
    ...instalments(totals.incVatCents, workingDaysOf({ lines }), terms).map((part) => part.cents),
  ].map(Math.abs)
  const exact = new Set(cents)
  // Nothing is free unless the VAT is shifted: 'de prijs is € 0' is no amount of ours.
  if (!reverseCharge) exact.delete(0)
  const whole = cents
    .filter((amount) => amount >= roundedFrom)
    .map((amount) => Math.round(amount / 100) * 100)
  return { exact, rounded: new Set(whole) }
}
