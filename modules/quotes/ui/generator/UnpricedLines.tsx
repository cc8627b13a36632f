import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import type { LineInput, QuotationLine } from "../../quotations/content.schema.ts"
import { amountWord } from "../priceBook/words.ts"
import { withChange } from "../quotation/lines/edit.ts"
import { useTypedNumber } from "../quotation/lines/useTypedNumber.ts"

interface UnpricedLinesProps {
  /** As they were made: a line stays here while its price is typed. */
  known: readonly QuotationLine[]
  lines: readonly LineInput[]
  errors: Readonly<Record<string, string>>
  onChange: (lines: LineInput[]) => void
}

/** On top, what nobody knows the price of yet: it can be kept as it is, not sent. */
export function UnpricedLines({ known, lines, errors, onChange }: UnpricedLinesProps) {
  const { t } = useTranslation()
  const [ids] = useState(() => known.filter(({ unpriced }) => unpriced).map(({ id }) => id))
  const open = lines.flatMap((line, index) => (ids.includes(line.id) ? [{ line, index }] : []))
  if (open.length === 0) return null
  return (
    <Card
      title={t("quotes.generator.unpriced.title", { count: open.length })}
      aside={
        open.some(({ line }) => line.unitPrice === null) && (
          <Badge tone="warn">{t("quotes.generator.unpriced.badge")}</Badge>
        )
      }
    >
      <p>{t("quotes.generator.unpriced.text")}</p>
      <ul className="unpriced-lines stack roomy">
        {open.map(({ line, index }) => (
          <li key={line.id} className="stack">
            <PriceField
              line={line}
              error={errors[`lines.${index}.unitPrice`]}
              onChange={(unitPrice) => onChange(withChange(lines, line.id, { unitPrice }))}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface PriceFieldProps {
  line: LineInput
  error: string | undefined
  onChange: (unitPrice: number | null) => void
}

function PriceField({ line, error, onChange }: PriceFieldProps) {
  const { t } = useTranslation()
  const { wrong, ...typed } = useTypedNumber(line.unitPrice, onChange, { empty: null, decimals: 2 })
  const amount = amountWord(line.quantity, line.unit)
  return (
    <NumberField
      {...typed}
      id={`unpriced-${line.id}`}
      label={line.description}
      hint={t("quotes.generator.unpriced.hint", { amount })}
      unit="€"
      error={wrong ? t("quotes.errors.priceWrong") : error}
    />
  )
}
