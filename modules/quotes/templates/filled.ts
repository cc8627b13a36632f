import type { PriceBook } from "../pricing/book.ts"
import type { QuotationContent } from "../quotations/content.schema.ts"
import { normOf } from "../quotations/lines.ts"
import type { TemplateContent, TemplateLine } from "./kept.ts"

/** A template as what a person begins with, and the descriptions of lines that have no norm any more. Pure. */
export function filledWith(
  { lines, assumptions, exclusions, use, texts }: TemplateContent,
  book: PriceBook,
): { content: QuotationContent; byHand: string[] } {
  const gone = lines.filter((line) => isGone(line, book))
  return {
    content: {
      lines: lines.map(({ lastPrice, ...line }) =>
        isGone(line, book)
          ? { ...line, norm: "", normHours: null, unitPrice: line.unitPrice ?? lastPrice }
          : line,
      ),
      ...{ assumptions, exclusions, texts },
      facts: { use, builtIn: null, olderThan2Years: null },
      reverseCharge: false,
      wantedStart: null,
    },
    byHand: gone.map(({ description }) => description),
  }
}

/** A norm that counts in another unit now is another norm. */
const isGone = ({ norm, unit }: Pick<TemplateLine, "norm" | "unit">, book: PriceBook): boolean =>
  norm !== "" && normOf(norm, book)?.unit !== unit
