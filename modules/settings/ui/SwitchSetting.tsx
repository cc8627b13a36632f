import { useTranslation } from "react-i18next"
import { settings } from "./settingsForm.ts"

type Name =
  | "underConstruction"
  | "showTestimonials"
  | "calculatorPage"
  | "realEstateRecords"
  | "autoGpsStart"
  | "gpsTrails"

export function SwitchSetting({ name }: { name: Name }) {
  const { t } = useTranslation()
  const on = settings.useTyped(name)
  return (
    <settings.Field
      name={name}
      label={t(`settings.switch.${name}.label`)}
      hint={t(`settings.switch.${name}.${on ? "on" : "off"}`)}
    />
  )
}
