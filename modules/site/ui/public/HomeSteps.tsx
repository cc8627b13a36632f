import { useTranslation } from "react-i18next"
import { useSite } from "#ui/lib/company.ts"

const steps = ["ask", "meet", "offer"] as const

/** From question to offer, with the days the company set itself. */
export function HomeSteps() {
  const { t } = useTranslation()
  const { call, visit, quote } = useSite().answerDays
  const days = {
    call: t("site.days", { count: call }),
    visit: t("site.days", { count: visit }),
    quote: t("site.days", { count: quote }),
  }
  return (
    <section className="band band-sand" aria-labelledby="how">
      <h2 id="how" className="band-title">
        {t("site.home.how")}
      </h2>
      <ol className="how">
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`site.home.steps.${step}.title`)}</h3>
            <p>{t(`site.home.steps.${step}.text`, days)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
