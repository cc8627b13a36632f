import type {
  LineInput,
  PricedContent,
  QuotationContent,
  QuotationLine,
} from "../../quotations/content.schema.ts"
import type { QuotationVersion } from "../../quotations/schema.ts"

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
  ...(version.pictures.length > 0 && { pictures: version.pictures }),
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
export const isSame = (a: unknown, b: unknown): boolean => written(a) === written(b)

const written = (value: unknown) => JSON.stringify(value, (_, part) => (Number.isNaN(part) ? unread : part))

export const nothingPriced: PricedContent = {
  lines: [],
  assumptions: [],
  exclusions: [],
  facts: emptyContent.facts,
  reverseCharge: null,
  totals: {
    ...{ hours: 0, labour: 0, material: 0, equipment: 0, subcontract: 0, margin: 0, adjustment: 0 },
    ...{ net: 0, vat: [], price: 0, low: 0, high: 0 },
  },
  unpriced: 0,
  warnings: [],
  startNote: "",
}

/** As it is sent: sentences that were left empty are none. */
export const cleaned = (content: QuotationContent): QuotationContent => ({
  ...content,
  assumptions: content.assumptions.filter((sentence) => sentence.trim() !== ""),
  exclusions: content.exclusions.filter((sentence) => sentence.trim() !== ""),
})

/** Text that comes back the same, also what can't be read as a number. */
export const packed = (content: QuotationContent): string => written(content)
export const unpacked = (text: string): QuotationContent =>
  JSON.parse(text, (_, value) => (value === unread ? Number.NaN : value))

/** No text of a quotation can hold this sign. */
const unread = "\u0000"
