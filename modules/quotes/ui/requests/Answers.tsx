import { useTranslation } from "react-i18next"
import type { QuoteRequestDetail } from "../../requests/schema.ts"

/** What the visitor answered, under the questions as he read them. */
export function Answers({ answered }: Pick<QuoteRequestDetail, "answered">) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{t("quotes.request.answers")}</h3>
      {answered.length === 0 && <p className="muted">{t("quotes.request.noAnswers")}</p>}
      {answered.map(({ section, items }) => (
        <div key={section} className="answers">
          <h4>{section}</h4>
          <dl className="flush">
            {items.map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
