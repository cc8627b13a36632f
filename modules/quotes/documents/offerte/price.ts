import type { Block, Fact } from "#src/documents/blocks.ts"
import { formatEuro, formatWholeEuro } from "#src/shared/euro.ts"
import { roundedBand } from "../../pricing/band.ts"
import { type Estimate, isUnpriced, type Totals } from "../../pricing/line.ts"
import type { DocumentInput } from "../document.ts"
import { price, totalName } from "../nl.ts"
import { clauses } from "../terms.nl.ts"
import { terms } from "../terms.ts"

/** What it comes to, the VAT in it with its reasons, and how sure that is. */
export function priceSection({ estimate }: DocumentInput): Block[] {
  const { totals, reverseCharge, lines } = estimate
  const band = roundedBand(totals)
  const vat = reverseCharge ? [shifted(reverseCharge.btwId)] : reasons(estimate)
  const open: Block[] = lines.some(isUnpriced) ? [{ kind: "paragraph", text: clauses.toBePriced }] : []
  return [
    sums(estimate),
    { kind: "gap", points: 8 },
    ...open,
    ...vat.flat(),
    { kind: "subheading", text: reverseCharge ? clauses.bandShifted : clauses.band },
    bandBox(totals),
    { kind: "gap", points: 8 },
    {
      kind: "paragraph",
      text: clauses.bandMeaning(
        formatWholeEuro(band.lowCents),
        formatWholeEuro(band.highCents),
        terms.guidePricePercent,
      ),
    },
  ]
}

/** Excluding VAT, VAT per rate or to whom it is shifted, and the total. */
function sums(estimate: Estimate): Block {
  const { totals, reverseCharge } = estimate
  const vat: Fact[] = reverseCharge
    ? [[price.shiftedTo(reverseCharge.btwId), ""]]
    : totals.vat.map((part) => [
        price.vatOver(part.rate, formatEuro(part.baseCents)),
        formatEuro(part.vatCents),
      ])
  return {
    kind: "sums",
    rows: [[price.exVat, formatEuro(totals.exVatCents)], ...vat],
    total: [totalName(estimate), formatEuro(totals.incVatCents)],
  }
}

const shifted = (btwId: string): Block[] => [{ kind: "paragraph", text: clauses.shiftedVat(btwId) }]

/** Why lines carry another rate than the general one. */
function reasons({ lines }: Estimate): Block[][] {
  return ([9, 0] as const).map((rate) => {
    const own = lines.filter((line) => line.vatRate === rate)
    const why = [...new Set(own.map((line) => line.vatReason).filter(Boolean))]
    const intro = own.length === lines.length ? clauses.vatReasonWhole(rate) : clauses.vatReason(rate)
    return list(intro, why)
  })
}

export const list = (intro: string, items: string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: "paragraph", text: intro, keepNext: true },
        ...items.map((text): Block => ({ kind: "item", text })),
      ]

/** How far the price may lie from the likely one. */
function bandBox(totals: Totals): Block {
  const { lowCents, highCents } = roundedBand(totals)
  return {
    kind: "box",
    parts: [
      { label: price.low, value: formatWholeEuro(lowCents) },
      { label: price.likely, value: formatEuro(totals.incVatCents), strong: true },
      { label: price.high, value: formatWholeEuro(highCents) },
    ],
  }
}
