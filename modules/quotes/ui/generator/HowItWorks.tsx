import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"

const steps = ["read", "price", "write", "check"] as const

/** Stands where the result will be. */
export function HowItWorks() {
  const { t } = useTranslation()
  return (
    <Card title={t("quotes.generator.how.title")}>
      <ol className="how-it-works">
        {steps.map((step) => (
          <li key={step}>{t(`quotes.generator.how.${step}`)}</li>
        ))}
      </ol>
      <p className="muted">{t("quotes.generator.how.nothingSent")}</p>
    </Card>
  )
}
