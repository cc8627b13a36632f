import { round, sum } from "#src/shared/rounding.ts"
import { halfOf, materialOf, wholeOf } from "../pricing/halves.ts"
import { type Estimate, type EstimateLine, isUnpriced } from "../pricing/line.ts"
import { halves } from "../pricing/nl.ts"
import { undeclared } from "../pricing/takeoff/building.ts"
import { isVatNote, type VatFacts } from "../pricing/vat.ts"
import type { LineInput, QuotationContent } from "../quotations/content.schema.ts"
import { areHoursByHand } from "../quotations/server.nl.ts"
import { contentOf } from "../quotations/unchanged.ts"

/** A line without a price of its own is priced anew. `lastPrice`: euros per unit, for when its norm is gone by then. */
export type TemplateLine = LineInput & { lastPrice: number | null }

/** What is kept of a quotation: nothing of the client, his building or its days. */
export interface TemplateContent extends Pick<QuotationContent, "assumptions" | "exclusions" | "texts"> {
  lines: TemplateLine[]
  use: VatFacts["use"]
}

/** A calculation as a template. `written`: the texts of a person. `tells`: whether a text is about this one client. Pure. */
export function keptOf(
  estimate: Estimate,
  { written, tells }: { written: QuotationContent["texts"]; tells: (text: string) => boolean },
): TemplateContent {
  const general = (sentences: string[]) => sentences.filter((each) => !tells(each))
  const paragraphs = (text: string) =>
    general(text.split("\n"))
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  const analysis = paragraphs(written?.analysis ?? "")
  const quotationText = paragraphs(written?.quotationText ?? "")
  const { assumptions, exclusions } = undeclared(estimate)
  return {
    lines: linesOf(estimate),
    assumptions: general(assumptions.filter((sentence) => !isVatNote(sentence))),
    exclusions: general(exclusions),
    use: estimate.facts.use,
    texts: analysis + quotationText === "" ? null : { analysis, quotationText },
  }
}

function linesOf(estimate: Estimate): TemplateLine[] {
  const { lines } = estimate
  const inputs = contentOf(estimate).lines
  const byId = new Map(lines.map((line) => [line.id, line]))
  const joined = new Set<EstimateLine>()
  return lines.flatMap((line, index): TemplateLine[] => {
    if (joined.has(line)) return []
    const input = { ...inputs[index]!, normHours: hoursOf(line), lastPrice: priceOf(line) }
    if (!halfOf(line.code)) return [input]
    const material = byId.get(materialOf(line.id))
    // The norm is of the whole: a half that is alone, or that a person changed, can't be worked out from it.
    if (!material || !areOne(line, material))
      return [{ ...input, norm: "", normHours: null, unitPrice: input.lastPrice }]
    joined.add(material)
    const norm = wholeOf(line.code)
    return [
      { ...input, norm, description: halves.whole(line.description), lastPrice: priceOf(line, material) },
    ]
  })
}

/** Whether two lines are labour and material of the same work, as the rules of VAT parted it. */
const areOne = (labour: EstimateLine, material: EstimateLine): boolean =>
  halfOf(labour.code) === "labour" &&
  material.code === materialOf(wholeOf(labour.code)) &&
  material.quantity === labour.quantity &&
  [labour, material].every(({ fixedUnitCents, vatByHand }) => fixedUnitCents === null && !vatByHand)

const hoursOf = ({ norm, normHours }: EstimateLine) =>
  norm !== null && areHoursByHand(norm.source) ? normHours : null

function priceOf(...parts: [EstimateLine, ...EstimateLine[]]): number | null {
  const [line] = parts
  if (isUnpriced(line)) return null
  const cents = line.fixedUnitCents ?? round(sum(parts.map(({ totalCents }) => totalCents)) / line.quantity)
  return cents / 100
}
