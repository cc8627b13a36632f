import { useTranslation } from "react-i18next"
import { sum } from "#src/shared/rounding.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { isUnpriced } from "./unpriced.ts"

/** What a line comes to without VAT, or that a person must still say so. */
export function LineTotal({
  line,
  priced,
}: {
  line: LineInput
  priced: readonly QuotationLine[] | undefined
}) {
  const { t } = useTranslation()
  if (isUnpriced(line, priced))
    return (
      <span className="quote-line-total">
        <Badge tone="warn">{t("quotes.quotation.line.unpriced")}</Badge>
      </span>
    )
  return (
    <span className="quote-line-total">
      {priced ? formatEuros(sum(priced.map(({ total }) => total))) : "…"}
    </span>
  )
}
