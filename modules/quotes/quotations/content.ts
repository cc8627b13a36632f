import { isBtwId } from "#modules/settings/identifiers.ts"
import { invalid } from "#src/shared/errors.ts"
import type { PriceBook } from "../pricing/book.ts"
import type { Estimate, EstimateLine } from "../pricing/line.ts"
import type { Service } from "../pricing/norm.ts"
import { isTooMuchWork } from "../pricing/planning.ts"
import { lowRateSaving, taxed, withVat } from "../pricing/taxed.ts"
import { totalsOf } from "../pricing/totals.ts"
import { dwellingOf, isVatNote, mainService, type VatJob, vatNote } from "../pricing/vat.ts"
import type { QuotationContent } from "./content.schema.ts"
import { type PricedLine, priceLine } from "./lines.ts"
import { vat as nl } from "./server.nl.ts"

/** What a content is worked out with. */
export interface Circumstances {
  /** The lines of the version before: what a person left alone keeps the figures it had. */
  before: EstimateLine[]
  book: PriceBook
  today: string
  /** Of the client; empty when not known. */
  btwId: string
  /** Where quantities come from that nobody of the office filled in, by line. */
  sources?: Sources
}
export type Sources = Readonly<Record<string, string>>

/** A version's calculation from what a person filled in. Throws what is wrong per field: `content.lines.3.norm`. Pure. */
export function estimateOf(
  content: QuotationContent,
  { before, book, today, btwId, sources = {} }: Circumstances,
): Estimate {
  const { facts, reverseCharge, exclusions, pictures = [] } = content
  const wrong: Record<string, string> = { ...doubles(content), ...wrongShift(content, btwId) }
  const earlier = new Map(before.map((line) => [line.id, line]))
  const priced = content.lines.flatMap((input, index): PricedLine[] => {
    const line = priceLine(input, earlier.get(input.id), book, sources[input.id])
    if ("wrong" in line) wrong[`lines.${index}.${line.wrong[0]}`] = line.wrong[1]
    return "wrong" in line ? [] : [line]
  })
  if (Object.keys(wrong).length > 0) throw refused(wrong)
  const services = priced.map(({ service }) => service)
  const job = { dwelling: dwellingOf(facts, today), main: mainService(servicesOfWork(priced)), today }
  const byRule = priced.filter(({ chosen }) => !chosen)
  const lines = priced.flatMap((line) => (reverseCharge ? [shifted(line, btwId)] : rated(line, job)))
  const totals = totalsOf(lines)
  if (totals.exVatCents < 0) throw refused({ lines: "quotes.totalNegative" })
  if (isTooMuchWork(lines)) throw refused({ lines: "quotes.tooMuchWork" })
  return {
    pricedOn: today,
    lines,
    assumptions: withVatNote(
      content,
      vatNote(job.dwelling, services, () => lowRateSaving(byRule, job)),
    ),
    exclusions,
    facts,
    reverseCharge: reverseCharge ? { btwId } : null,
    totals,
    ...(pictures.length > 0 && { pictures }),
  }
}

/** What attendant work can go with: no discount, and nothing that a person put at the low rate himself. */
const servicesOfWork = (priced: PricedLine[]): Service[] =>
  priced
    .filter(({ line, chosen }) => line.totalCents >= 0 && chosen?.rate !== 9)
    .map(({ service }) => service)

/** Named as the body of a call has them, as the schema names what it refuses. */
const refused = (wrong: Record<string, string>) =>
  invalid(Object.fromEntries(Object.entries(wrong).map(([field, code]) => [`content.${field}`, code])))

function doubles({ lines }: QuotationContent): Record<string, string> {
  const seen = new Set<string>()
  const wrong: Record<string, string> = {}
  for (const [index, { id }] of lines.entries()) {
    if (seen.has(id)) wrong[`lines.${index}.id`] = "quotes.lineTwice"
    seen.add(id)
  }
  return wrong
}

/**
 * A private client always pays VAT, and has no VAT id; what the building is used for does not matter: a main contractor
 * has dwellings built (Wet OB 1968 art. 12 lid 5, Uitvoeringsbesluit art. 24b).
 */
const wrongShift = ({ reverseCharge }: QuotationContent, btwId: string): Record<string, string> =>
  reverseCharge && !isBtwId(btwId) ? { reverseCharge: "quotes.shiftWithoutBtwId" } : {}

/** The sentence on the low rate follows the facts; what people wrote themselves stays. */
function withVatNote({ assumptions, reverseCharge }: QuotationContent, note: string | undefined) {
  const own = assumptions.filter((sentence) => !isVatNote(sentence))
  return note && !reverseCharge ? [...own, note] : own
}

/** The line with its rate: the one that a person chose, or what the rules say. */
const rated = ({ line, service, chosen }: PricedLine, job: VatJob): EstimateLine[] =>
  chosen ? [withVat(line, chosen, { byHand: true })] : taxed(line, service, job)

/** With the VAT shifted to the client. */
const shifted = ({ line }: PricedLine, btwId: string): EstimateLine =>
  withVat(line, { rate: 0, reason: nl.shifted(btwId) })
