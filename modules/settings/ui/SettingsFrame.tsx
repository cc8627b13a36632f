import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { type SettingsForm, settings } from "./settingsForm.ts"

/** Around the fields of a settings form, with saving below them. */
export function SettingsFrame({
  form,
  actions,
  children,
}: {
  form: SettingsForm
  /** In the place of the bar with 'Opslaan'. */
  actions?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="settings-frame">
      <settings.Form form={form} failed={t("settings.company.failed")}>
        {children}
        {actions ?? <SaveBar dirty={form.dirty} busy={form.busy} discard={form.discard} />}
      </settings.Form>
    </div>
  )
}
