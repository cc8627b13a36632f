import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import type { QuotationContent } from "../../quotations/content.schema.ts"
import type { QuotationVersion } from "../../quotations/schema.ts"

interface TextCardProps {
  id: string
  name: "analysis" | "quotationText"
  /** As it was written. */
  latest: QuotationVersion
  texts: QuotationContent["texts"]
  change: (patch: Pick<QuotationContent, "texts">) => void
  error: string | undefined
}

const sizes = { analysis: { rows: 6, limit: 6000 }, quotationText: { rows: 18, limit: 20_000 } }

/** One of the two texts; what a person changes in it stays as he leaves it, whatever becomes of the lines. */
export function TextCard({ id, name, latest, texts, change, error }: TextCardProps) {
  const { t } = useTranslation()
  const written = { analysis: latest.analysis, quotationText: latest.quotationText }
  const shown = texts ?? written
  const own = shown[name] !== written[name]

  function write(text: string) {
    const next = { ...shown, [name]: text }
    const asWritten = next.analysis === written.analysis && next.quotationText === written.quotationText
    change({ texts: asWritten && latest.writer === "local" ? null : next })
  }

  return (
    <Card title={t(`quotes.generator.texts.${name}`)} className="stack">
      <TextArea
        {...sizes[name]}
        id={id}
        label={
          <span className="visually-hidden">
            {t("quotes.generator.texts.label", { text: t(`quotes.generator.texts.${name}`) })}
          </span>
        }
        hint={t(`quotes.generator.texts.${own ? "own" : latest.writer}`)}
        value={shown[name]}
        onChange={write}
        error={error}
      />
      <div className="actions no-print">
        <CopyButton text={shown[name]} failed={t("quotes.generator.texts.copyFailed")} />
        {own && <Button onClick={() => write(written[name])}>{t("quotes.generator.texts.undo")}</Button>}
      </div>
    </Card>
  )
}
