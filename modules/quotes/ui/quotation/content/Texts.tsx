import { PenLine, RotateCcw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import type { QuotationContent } from "../../../quotations/content.schema.ts"
import type { QuotationVersion } from "../../../quotations/schema.ts"
import { LongText } from "./LongText.tsx"

const parts = [
  ["analysis", 6000, 6],
  ["quotationText", 20_000, 16],
] as const

/** What is written about the work. As long as nobody changes it, Waterpas keeps it in step with the lines. */
export function Texts({
  texts,
  latest,
  errors,
  changed,
  onChange,
}: {
  texts: QuotationContent["texts"]
  latest: QuotationVersion | undefined
  errors: Readonly<Record<string, string>>
  /** Something is not saved yet. */
  changed: boolean
  onChange: ((texts: QuotationContent["texts"]) => void) | undefined
}) {
  const { t } = useTranslation()
  const written = latest && { analysis: latest.analysis, quotationText: latest.quotationText }
  const shown = texts ?? written
  const writer = texts === null ? "local" : sameTexts(texts, written) ? latest!.writer : "hand"
  return (
    <Card title={t("quotes.quotation.texts.title")} className="quote-texts">
      <p className="muted">{t(`quotes.quotation.texts.writer.${writer}`)}</p>
      {texts === null && changed && (
        <p className="muted" role="status">
          {t("quotes.quotation.texts.follows")}
        </p>
      )}
      {onChange && texts !== null
        ? parts.map(([part, limit, rows]) => (
            <TextArea
              key={part}
              id={`quotation-texts-${part}`}
              label={t(`quotes.quotation.texts.${part}`)}
              rows={rows}
              limit={limit}
              value={texts[part]}
              onChange={(text) => onChange({ ...texts, [part]: text })}
              error={errors[`texts.${part}`]}
            />
          ))
        : shown &&
          parts.map(([part]) => (
            <section key={part} className="quote-text">
              <h3>{t(`quotes.quotation.texts.${part}`)}</h3>
              <LongText>{shown[part] || t("quotes.quotation.texts.none")}</LongText>
            </section>
          ))}
      {onChange && (
        <p className="quote-buttons cluster no-print">
          {texts === null ? (
            written && (
              <Button onClick={() => onChange(written)}>
                <PenLine aria-hidden size="1.2em" />
                {t("quotes.quotation.texts.edit")}
              </Button>
            )
          ) : (
            <Button onClick={() => onChange(null)}>
              <RotateCcw aria-hidden size="1.2em" />
              {t("quotes.quotation.texts.anew")}
            </Button>
          )}
        </p>
      )}
    </Card>
  )
}

const sameTexts = (a: NonNullable<QuotationContent["texts"]>, b: QuotationContent["texts"] | undefined) =>
  a.analysis === b?.analysis && a.quotationText === b.quotationText
