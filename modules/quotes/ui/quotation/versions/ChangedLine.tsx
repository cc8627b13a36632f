import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { ComparedField, ChangedLine as Line } from "../../../quotations/compare.ts"
import type { QuotationLine } from "../../../quotations/content.schema.ts"
import { unitWord } from "../../priceBook/words.ts"
import { Sign } from "./Sign.tsx"

/** A line that both versions have, with each field that differs as it was and as it is. */
export function ChangedLine({ before, after, fields }: Line) {
  const { t } = useTranslation()
  const inWords = useInWords()
  return (
    <Sign kind="changed">
      {after.description}
      <dl className="quote-changes flush">
        {fields.map((field) => (
          <div key={field} className="cluster flush">
            <dt>{t(`quotes.quotation.compare.field.${field}`)}</dt>
            <dd className="cluster flush">
              <del>{inWords(before, field)}</del>
              <ArrowRight aria-hidden size="1em" />
              <span className="visually-hidden">{t("quotes.quotation.compare.became")}</span>
              <ins>{inWords(after, field)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Sign>
  )
}

function useInWords() {
  const { t } = useTranslation()
  return (line: QuotationLine, field: ComparedField): string => {
    if (field === "unitPrice" || field === "total") return formatEuros(line[field])
    if (field === "quantity" || field === "normHours") return formatQuantity(line[field])
    if (field === "phase") return t(`quotes.priceBook.phase.${line.phase}`)
    if (field === "unit") return unitWord(line.unit)
    if (field === "vatRate") return `${line.vatRate}%`
    return line.description
  }
}
