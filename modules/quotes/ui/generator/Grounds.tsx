import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { PricedContent } from "../../quotations/content.schema.ts"

/** What the price takes for granted, and what is not in it. */
export function Grounds({ priced: { assumptions, exclusions } }: { priced: PricedContent }) {
  const { t } = useTranslation()
  if (assumptions.length + exclusions.length === 0) return null
  return (
    <Card title={t("quotes.generator.grounds.title")}>
      {assumptions.length > 0 && (
        <ul>
          {assumptions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {exclusions.length > 0 && (
        <>
          <h3>{t("quotes.generator.grounds.exclusions")}</h3>
          <ul>
            {exclusions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
