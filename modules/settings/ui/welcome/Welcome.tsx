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
import { StepForm } from "./StepForm.tsx"
import { addressOfStep, firstOpenStep, stepIn, welcomeSteps } from "./steps.ts"

/** The first start: leads the owner through what documents and website need. It can be left and gone on with. */
export default function Welcome() {
  const { t } = useTranslation()
  const settings = useSettings()
  const [search] = useSearchParams()
  const number = stepIn(search)
  const names = welcomeSteps.map((step) => t(`settings.welcome.${step}.name`))
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
            <Step number={number} names={names} settings={known} />
          ) : (
            <Redirect to={addressOfStep(firstOpenStep(known))} replace />
          )
        }
      </Loaded>
    </div>
  )
}

function Step({ number, names, settings }: { number: number; names: string[]; settings: Settings }) {
  const { t } = useTranslation()
  const step = welcomeSteps[number - 1]!
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another arrival on the same path
  useEffect(() => arrive(), [step])
  return (
    <>
      <p className="welcome-progress flush">
        {t("settings.welcome.progress", { number, count: names.length })}
      </p>
      <Stepper steps={names} current={number} />
      <h1>{t(`settings.welcome.${step}.title`)}</h1>
      {step === "done" ? (
        <Done settings={settings} />
      ) : (
        <StepForm key={step} step={step} number={number} settings={settings} />
      )}
    </>
  )
}
