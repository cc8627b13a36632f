import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import type { Quotation, QuotationContent } from "../../quotation/schema.ts"

interface ProposalTextsProps {
  quotation: Quotation
  content: QuotationContent
  change: (patch: Partial<QuotationContent>) => void
  errors: Readonly<Record<string, string>>
}

const fields = [
  { name: "analysis", rows: 6, limit: 6000 },
  { name: "quotationText", rows: 18, limit: 20_000 },
] as const

/** Both texts; what a person changes in them stays as he leaves it, whatever becomes of the lines. */
export function ProposalTexts({ quotation: { id, latest }, content, change, errors }: ProposalTextsProps) {
  const { t } = useTranslation()
  const written = { analysis: latest.analysis, quotationText: latest.quotationText }
  const texts = content.texts ?? written
  const own = texts.analysis !== written.analysis || texts.quotationText !== written.quotationText
  const started = latest.writer === "local" ? null : written
  return (
    <Card title={t("quotes.generator.texts.title")}>
      <p className="muted">{t(own ? "quotes.generator.texts.own" : "quotes.generator.texts.follows")}</p>
      {fields.map(({ name, rows, limit }) => (
        <TextArea
          key={name}
          id={`proposal-${id}-${name}`}
          label={t(`quotes.generator.texts.${name}`)}
          value={texts[name]}
          onChange={(value) => change({ texts: { ...texts, [name]: value } })}
          error={errors[`texts.${name}`]}
          rows={rows}
          limit={limit}
        />
      ))}
      <div className="actions no-print">
        <CopyButton text={texts.quotationText} failed={t("quotes.generator.texts.copyFailed")} />
        {own && (
          <Button onClick={() => change({ texts: started })}>{t("quotes.generator.texts.undo")}</Button>
        )}
      </div>
    </Card>
  )
}
