import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Switch } from "#ui/kit/Switch.tsx"
import type { SettingsForm } from "./useSettingsForm.ts"

export function SwitchSetting({
  form,
  name,
}: {
  form: SettingsForm
  name: "underConstruction" | "showTestimonials" | "realEstateRecords" | "autoGpsStart" | "gpsTrails"
}) {
  const { t } = useTranslation()
  const { field } = useController({ name, control: form.control })
  return (
    <Switch
      id={name}
      label={t(`settings.switch.${name}.label`)}
      hint={t(`settings.switch.${name}.${field.value ? "on" : "off"}`)}
      checked={field.value}
      onChange={field.onChange}
    />
  )
}
