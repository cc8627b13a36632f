import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { round, sum } from "#src/shared/rounding.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { amountWord, unitWord } from "../../priceBook/words.ts"
import { LineTotal } from "./LineTotal.tsx"
import { isUnpriced } from "./unpriced.ts"

/** A line in words, as a card that opens. */
export function LineSummary({
  line,
  priced,
  open,
  toggle,
}: {
  line: LineInput
  priced: readonly QuotationLine[] | undefined
  open: boolean
  toggle: () => void
}) {
  const { t } = useTranslation()
  const { id, description, quantity, unit } = line
  const price = isUnpriced(line, priced) ? undefined : priced && sum(priced.map(({ unitPrice }) => unitPrice))
  // The price per unit follows from the total, and is rounded.
  const exact = price === undefined || round(price * quantity, 2) === sum(priced!.map(({ total }) => total))
  const rates = [...new Set((priced ?? []).map(({ vatRate }) => `${vatRate}%`))].join(" + ")
  return (
    <button
      type="button"
      className="quote-line-summary"
      aria-expanded={open}
      aria-controls={open ? `line-${id}-detail` : undefined}
      onClick={toggle}
    >
      <span className="quote-line-name">{description || t("quotes.quotation.line.unnamed")}</span>
      <LineTotal line={line} priced={priced} />
      <span className="quote-line-figures">
        {Number.isNaN(quantity) ? `? ${unitWord(unit)}` : amountWord(quantity, unit)}
        {price !== undefined &&
          ` × ${exact ? "" : `${t("quotes.quotation.line.about")} `}${formatEuros(price)}`}
        {rates && ` · ${t("quotes.quotation.line.withVat", { rates })}`}
      </span>
      <ChevronDown aria-hidden className="no-print" />
    </button>
  )
}
