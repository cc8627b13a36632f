import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import type { Quotation } from "../../../quotations/schema.ts"

/** Every save is a version: who made it, when, for how much, and whether it was sent. */
export function Versions({ quotation: { versions, latest } }: { quotation: Quotation }) {
  const { t } = useTranslation()
  return (
    <Card title={t("quotes.quotation.versions.title")} className="quote-versions no-print">
      <ol reversed className="lines">
        {versions
          .toSorted((a, b) => b.version - a.version)
          .map(({ version, price, createdAt, createdBy, sentAt }) => {
            const newest = version === latest.version
            return (
              <li key={version} className="stack flush">
                <p>
                  <strong>{t("quotes.quotation.version", { version })}</strong>
                  {newest && ` (${t("quotes.quotation.versions.newest")})`}
                  <span className="quote-version-price">{formatEuros(price)}</span>
                </p>
                <p className="muted">
                  {formatMoment(createdAt)} · {createdBy ?? t("quotes.quotation.program")}
                  {sentAt && ` · ${t("quotes.quotation.versions.sent", { at: formatMoment(sentAt) })}`}
                </p>
                {!newest && (
                  <p className="quote-version-ways cluster roomy">
                    <Link href={`?versie=${version}`}>
                      {t("quotes.quotation.versions.look")}
                      <span className="visually-hidden"> {t("quotes.quotation.version", { version })}</span>
                    </Link>
                    <Link href={`?vergelijk=${version}`}>
                      {t("quotes.quotation.versions.compare")}
                      <span className="visually-hidden"> {t("quotes.quotation.version", { version })}</span>
                    </Link>
                  </p>
                )}
              </li>
            )
          })}
      </ol>
    </Card>
  )
}
