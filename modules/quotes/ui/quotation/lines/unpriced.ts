import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"

/** As it stands now, also before the server has seen it: a line of one's own needs a price of a person. */
export const isUnpriced = (line: LineInput, priced: readonly QuotationLine[] | undefined): boolean =>
  line.norm === "" ? line.unitPrice === null : (priced?.some(({ unpriced }) => unpriced) ?? false)
