import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { FromTemplateLink } from "../templates/FromTemplateLink.tsx"
import { ClearForm } from "./ClearForm.tsx"
import { GeneratorForm } from "./GeneratorForm.tsx"
import { MakeAnew } from "./MakeAnew.tsx"
import { MakingFailed } from "./MakingFailed.tsx"
import { MakingSteps } from "./MakingSteps.tsx"
import { Proposal } from "./Proposal.tsx"
import { useGenerator } from "./useGenerator.ts"

/** Work items in free text become a quotation: the form left, what came of it right; below it on a phone. */
export default function Generator() {
  const { t } = useTranslation()
  const outcome = useRef<HTMLElement>(null)
  const generator = useGenerator(outcome)
  const { form, making, busy, error, generate } = generator
  useScreen(t("quotes.generator.title"))
  return (
    <>
      <BackLink href="/chatgpt-quotations">{t("quotes.generator.back")}</BackLink>
      <ScreenHead title={t("quotes.generator.title")}>
        <FromTemplateLink />
        <ClearForm form={form} busy={busy} />
      </ScreenHead>
      <div className="generator stack loose">
        <GeneratorForm form={form} busy={busy} generate={generate} />
        <section
          ref={outcome}
          className="generator-outcome stack loose"
          aria-label={t("quotes.generator.outcome")}
        >
          <p role="status" className="visually-hidden">
            {generator.announced}
          </p>
          {making && <MakingSteps making={making} cancel={generator.cancel} />}
          {!busy && error && <MakingFailed error={error} generate={generate} />}
          {form.made && (
            <div hidden={busy}>
              <Proposal key={form.made.quotationId} made={form.made} {...generator.acts} />
            </div>
          )}
          {!form.made && !busy && <HowItWorks />}
        </section>
      </div>
      <MakeAnew open={generator.asking !== undefined} stay={generator.stay} goOn={generator.goOn} />
    </>
  )
}

const steps = ["read", "price", "write", "check"] as const

/** Stands where the result will be. */
function HowItWorks() {
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
