import { useTranslation } from "react-i18next"
import { formatMoment } from "#ui/lib/format.ts"
import type { QuoteRequestDetail } from "../../requests/schema.ts"

/** What its sender added later, beside what he sent. */
export function Additions({ additions }: Pick<QuoteRequestDetail, "additions">) {
  const { t } = useTranslation()
  if (additions.length === 0) return null
  return (
    <section className="answers">
      <h3>{t("quotes.additions.title")}</h3>
      <dl className="flush">
        {additions.map(({ id, kind, label, text, createdAt }) => (
          <div key={id}>
            <dt>
              {label ?? t(`quotes.additions.${kind}`)}{" "}
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </dt>
            <dd className="request-addition">{text || t("quotes.additions.among")}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
