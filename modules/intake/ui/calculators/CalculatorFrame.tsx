import { Eraser } from "lucide-react"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { startTexts } from "#ui/lib/i18n.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { calculatorTexts } from "../../calculators/nl.ts"
import { projectOf } from "../../calculators/taken.ts"
import { Calculators } from "../public/calculators/Calculators.tsx"
import type { Part, Told } from "../public/calculators/part.ts"
import { useAskedProject } from "./proposedProject.ts"
import { measuredParts } from "./taking/measuredParts.ts"
import { useFigures } from "./useFigures.ts"
import { useTypedHere } from "./useTypedHere.ts"

startTexts({ intake: { calculators: calculatorTexts } })

interface CalculatorFrameProps {
  partsOf: () => Part[]
  /** `project`: that of the rooms, or the one it was opened from. */
  actions: (told: Told, project: number | undefined) => ReactNode
}

/** The calculators behind the login, whatever of them one sees: what was typed stays on the device. */
export function CalculatorFrame({ partsOf, actions }: CalculatorFrameProps) {
  const { t } = useTranslation()
  useScreen(t("intake.calculators.screen.title"))
  const figures = useFigures()
  const { typed, change, clear, isEmpty, kept } = useTypedHere()
  const parts = useMemo(partsOf, [partsOf])
  const asked = useAskedProject()
  const project = projectOf(typed) ?? asked
  return (
    <>
      <ScreenHead title={t("intake.calculators.screen.title")}>
        {!isEmpty && (
          <Button variant="plain" onClick={clear}>
            <Eraser aria-hidden size="1.2em" />
            {t("intake.calculators.screen.clear")}
          </Button>
        )}
      </ScreenHead>
      <Notice tone="warn">{!kept && t("intake.calculators.screen.notKept")}</Notice>
      <Calculators
        {...{ parts, typed, change, figures }}
        measured={measuredParts}
        actions={(told) => actions(told, project)}
      />
    </>
  )
}
