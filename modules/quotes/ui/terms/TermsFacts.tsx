import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { OfferTerms } from "../../terms/schema.ts"
import { wordsFor } from "./words.ts"

const shown = [
  ...["instalments", "paymentDays", "validityDays", "materials", "insurance", "own", "conditions"],
] as ("instalments" | "paymentDays" | "validityDays" | "materials" | "insurance" | "own" | "conditions")[]

/** The same to read. */
export function TermsFacts({ terms }: { terms: OfferTerms }) {
  const { t } = useTranslation()
  return (
    <Card title={t("quotes.terms.title")} className="settings-card">
      <p className="muted">{t("quotes.terms.readOnly")}</p>
      <dl className="company-facts lines roomy">
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`quotes.terms.field.${name}`)}</dt>
            <dd>{wordsFor(name, terms) || t("quotes.terms.none")}</dd>
          </div>
        ))}
      </dl>
      {terms.conditions && (
        <a className="button button-secondary" href="/api/offer-terms/conditions" download>
          {t("quotes.terms.conditions.look")}
        </a>
      )}
    </Card>
  )
}
