import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Progress } from "#ui/kit/Progress.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { Stepper } from "#ui/kit/Stepper.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { addressOf, type Place, percentOf } from "./steps.ts"

const steps = ["types", "specs", "contact", "done"] as const

interface FrameProps {
  step: Place["step"]
  /** The browser's title; the name of the step unless told. */
  title?: string
  faulty?: boolean
  back?: Place
  children: ReactNode
}

/** Around every page of the wizard: where one is, and the way back. */
export function Frame({ step, title, faulty = false, back, children }: FrameProps) {
  const { t } = useTranslation()
  const names = steps.map((name) => t(`wizard.steps.${name}`))
  // The first is what people share and search engines show.
  const called = step === 1 ? "wizard.title.first" : "wizard.title.step"
  const name = title ?? t(called, { step, name: names[step - 1] })
  useScreen(faulty ? t("wizard.title.fault", { title: name }) : name, t("wizard.title.about"))
  return (
    <div className="wizard header-scrolls">
      <div className="wizard-head split flush">
        {back && <BackLink to={back} />}
        <Progress value={percentOf(step)} label={t("wizard.progress", { step, percent: percentOf(step) })} />
        <Stepper steps={names} current={step} />
      </div>
      {children}
    </div>
  )
}

function BackLink({ to }: { to: Place }) {
  const { t } = useTranslation()
  return (
    <Link className="wizard-back" href={addressOf(to)}>
      <ChevronLeft aria-hidden size="1.2em" />
      {t(to.step === 3 ? "wizard.action.toSummary" : "wizard.action.back")}
    </Link>
  )
}

/** The page while it is not known yet what the visitor filled in, or its part of the program is on its way. */
export function Waiting({ step }: { step: Place["step"] }) {
  return (
    <Frame step={step}>
      <Skeleton lines={1} height="2rem" />
      <Skeleton lines={4} height="3rem" />
    </Frame>
  )
}
