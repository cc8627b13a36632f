import type { LineInput, QuotationContent, QuotationLine, QuotationVersion } from "../../quotation/schema.ts"

/** What a version holds, as a person may change it. Texts that Waterpas wrote follow the lines. */
export const contentOf = (version: QuotationVersion): QuotationContent => ({
  lines: version.lines.map(lineOf),
  assumptions: version.assumptions,
  exclusions: version.exclusions,
  facts: version.facts,
  reverseCharge: version.reverseCharge !== null,
  wantedStart: version.wantedStart,
  texts:
    version.writer === "local" ? null : { analysis: version.analysis, quotationText: version.quotationText },
})

/** A rate of VAT that the rules gave is left to the rules. */
const lineOf = (line: QuotationLine): LineInput => ({
  id: line.id,
  norm: line.norm,
  description: line.description,
  phase: line.phase,
  quantity: line.quantity,
  unit: line.unit,
  normHours: null,
  unitPrice: line.fixedUnitPrice,
  vatRate: line.vatByHand ? line.vatRate : null,
  ...(line.vatByHand && { vatReason: line.vatReason }),
})

export const emptyContent: QuotationContent = {
  lines: [],
  assumptions: [],
  exclusions: [],
  facts: { use: null, builtIn: null, olderThan2Years: null },
  reverseCharge: false,
  wantedStart: null,
  texts: null,
}

/** NaN, which stands for a number that can't be read, is told from an empty field. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, tellNaN) === JSON.stringify(b, tellNaN)

const tellNaN = (_: string, value: unknown) => (Number.isNaN(value) ? "?" : value)
