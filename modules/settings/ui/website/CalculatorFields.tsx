import { useTranslation } from "react-i18next"
import { SwitchSetting } from "../SwitchSetting.tsx"
import { settings } from "../settingsForm.ts"

/** Whether visitors find the calculators, and what those begin with. */
export function CalculatorFields() {
  const { t } = useTranslation()
  return (
    <>
      <SwitchSetting name="calculatorPage" />
      <settings.Field
        name="paintCoverage"
        label={t("settings.calculators.paintCoverage")}
        hint={t("settings.calculators.paintCoverageHint")}
        unit={t("settings.calculators.paintCoverageUnit")}
      />
      <settings.Field
        name="paintCanLitres"
        label={t("settings.calculators.paintCanLitres")}
        unit={t("settings.calculators.paintCanLitresUnit")}
      />
    </>
  )
}
