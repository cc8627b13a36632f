import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { usePanels } from "#ui/lib/office.ts"
import { StepActions } from "./StepActions.tsx"
import { addressOfStep } from "./steps.ts"

/** What prices are made with, asked by the module that makes them. */
export function PricesStep({ number }: { number: number }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { panel: Prices } = usePanels("welcome")[0]!
  return (
    <>
      <p className="muted">{t("settings.welcome.prices.intro")}</p>
      <Suspense fallback={<Skeleton lines={4} height="5rem" />}>
        <Prices
          actions={(busy) => <StepActions number={number} busy={busy} />}
          onSaved={() => navigate(addressOfStep(number + 1))}
        />
      </Suspense>
    </>
  )
}
