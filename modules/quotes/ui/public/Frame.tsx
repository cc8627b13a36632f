import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { addressOf, type Place } from "./steps.ts"
import { type Progress, Tape } from "./Tape.tsx"

const steps = ["types", "specs", "contact", "done"] as const

interface FrameProps {
  step: Place["step"]
  /** How far one is over all screens, as far as that is known. */
  progress?: Progress
  /** The browser's title; the name of the step unless told. */
  title?: string
  faulty?: boolean
  back?: Place
  /** Stays in sight at the foot of a phone, and beside the page where there is room. */
  foot?: ReactNode
  children: ReactNode
}

/** Around every page of the wizard: where one is, and the way back. */
export function Frame({ step, progress, title, faulty = false, back, foot, children }: FrameProps) {
  const { t } = useTranslation()
  const stepName = t(`wizard.steps.${steps[step - 1]!}`)
  // The first is what people share and search engines show.
  const called = step === 1 ? "wizard.title.first" : "wizard.title.step"
  const name = title ?? t(called, { step, name: stepName })
  useScreen(faulty ? t("wizard.title.fault", { title: name }) : name, t("wizard.title.about"))
  return (
    <div className="wizard header-scrolls">
      <div className="wizard-main">
        <div className="wizard-head">
          <Tape progress={progress} step={step} name={stepName} />
          {back && <BackLink to={back} />}
        </div>
        {children}
      </div>
      {foot}
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
