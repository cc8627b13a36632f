import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Redirect, useSearchParams } from "wouter"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { Stepper } from "#ui/kit/Stepper.tsx"
import { arrive } from "#ui/lib/scroll.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Settings } from "../../schema.ts"
import { useSettings } from "../hooks.ts"
import { Done } from "./Done.tsx"
import { PanelStep } from "./PanelStep.tsx"
import { StepForm } from "./StepForm.tsx"
import {
  addressOfStep,
  firstOpenStep,
  isPanelStep,
  stepIn,
  useWelcomeSteps,
  type WelcomeStep,
} from "./steps.ts"

/** The first start: leads the owner through what documents and website need. It can be left and gone on with. */
export default function Welcome() {
  const { t } = useTranslation()
  const settings = useSettings()
  const [search] = useSearchParams()
  const steps = useWelcomeSteps()
  const number = stepIn(search, steps)
  const names = steps.map((step) => t(`settings.welcome.${step}.name`))
  useScreen(
    number
      ? t("settings.welcome.screen", { number, count: names.length, name: names[number - 1] })
      : t("settings.welcome.title"),
  )
  return (
    <div className="welcome">
      <Loaded from={settings} skeleton={<Skeleton lines={6} height="5rem" />}>
        {(known) =>
          number ? (
            <Step number={number} step={steps[number - 1]!} names={names} settings={known} />
          ) : (
            <Redirect to={addressOfStep(firstOpenStep(known, steps))} replace />
          )
        }
      </Loaded>
    </div>
  )
}

function Step({
  number,
  step,
  names,
  settings,
}: {
  number: number
  step: WelcomeStep
  names: string[]
  settings: Settings
}) {
  const { t } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another arrival on the same path
  useEffect(() => arrive(), [step])
  return (
    <>
      <p className="welcome-progress flush">
        {t("settings.welcome.progress", { number, count: names.length })}
      </p>
      <Stepper steps={names} current={number} />
      <h1>{t(`settings.welcome.${step}.title`)}</h1>
      {step === "done" && <Done settings={settings} />}
      {isPanelStep(step) && <PanelStep key={step} step={step} number={number} />}
      {step !== "done" && !isPanelStep(step) && (
        <StepForm key={step} step={step} number={number} settings={settings} />
      )}
    </>
  )
}
