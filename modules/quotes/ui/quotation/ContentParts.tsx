import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import type { Quotation, QuotationVersion } from "../../quotations/schema.ts"
import { SentenceList } from "./content/SentenceList.tsx"
import { Texts } from "./content/Texts.tsx"
import { VatFacts } from "./content/VatFacts.tsx"
import { Warnings } from "./content/Warnings.tsx"
import { LinesEditor } from "./LinesEditor.tsx"
import type { ContentForm } from "./useContentForm.ts"

/** Everything that a version holds, to change or to read. `children`: what stands beside it. */
export function ContentParts({
  form,
  readOnly = false,
  client,
  latest,
  pictures,
  before,
  children,
}: {
  form: ContentForm
  readOnly?: boolean
  client: Pick<Quotation["client"], "btwId" | "id">
  /** Undefined: nothing was saved yet. */
  latest?: QuotationVersion
  /** Of what was saved before. */
  pictures?: ReactNode
  /** Above what is set beside the lines. */
  before?: ReactNode
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { content, change, preview, fields } = form
  const { wantedStart } = content
  return (
    <>
      <Card title={t("quotes.quotation.lines.title")} className="quote-lines-card">
        <LinesEditor
          lines={content.lines}
          priced={preview.priced.lines}
          errors={fields}
          onChange={(lines) => change({ lines })}
          readOnly={readOnly}
        />
      </Card>
      <Warnings of={preview.priced.warnings} />
      <div className="quote-columns stack roomy">
        <div className="stack roomy">
          {(["assumptions", "exclusions"] as const).map((part) => (
            <SentenceList
              key={part}
              part={part}
              sentences={readOnly ? preview.priced[part] : content[part]}
              errors={fields}
              onChange={readOnly ? undefined : (sentences) => change({ [part]: sentences })}
            />
          ))}
          {pictures}
          <Texts
            texts={content.texts}
            latest={latest}
            errors={fields}
            changed={form.dirty}
            onChange={readOnly ? undefined : (texts) => change({ texts })}
          />
        </div>
        <div className="stack roomy">
          {before}
          <VatFacts
            content={content}
            client={client}
            errors={fields}
            onChange={readOnly ? undefined : change}
          />
          {!readOnly && (
            <Card title={t("quotes.quotation.start.title")} className="quote-start no-print">
              <DateField
                id="quotation-wantedStart"
                label={t("quotes.quotation.start.label")}
                optional
                value={wantedStart ?? ""}
                onChange={(day) => change({ wantedStart: day.trim() === "" ? null : day })}
                error={fields.wantedStart}
              />
              {preview.priced.startNote && <p className="muted">{preview.priced.startNote}</p>}
            </Card>
          )}
          {children}
        </div>
      </div>
    </>
  )
}
