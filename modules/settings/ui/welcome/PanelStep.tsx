import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { usePanels } from "#ui/lib/office.ts"
import { StepActions } from "./StepActions.tsx"
import { addressOfStep, type PanelStepName } from "./steps.ts"

/** What the module asks that makes prices and offers. */
export function PanelStep({ step, number }: { step: PanelStepName; number: number }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { panel: Panel } = usePanels(step)[0]!
  return (
    <>
      <p className="muted">{t(`settings.welcome.${step}.intro`)}</p>
      <Suspense fallback={<Skeleton lines={4} height="5rem" />}>
        <Panel
          actions={(busy) => <StepActions number={number} busy={busy} />}
          onSaved={() => navigate(addressOfStep(number + 1))}
        />
      </Suspense>
    </>
  )
}
