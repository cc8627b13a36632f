import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { type Settings, timeModes } from "../schema.ts"
import { useSettings } from "./hooks.ts"
import { SettingsFrame } from "./SettingsFrame.tsx"
import { SwitchSetting } from "./SwitchSetting.tsx"
import { settings, useSettingsForm } from "./settingsForm.ts"

/** How hours are kept, and who sees where they were made. */
export function Hours() {
  const known = useSettings()
  return (
    <Loaded from={known} skeleton={<Skeleton lines={4} height="5rem" />}>
      {(settings) => <HoursForm known={settings} />}
    </Loaded>
  )
}

function HoursForm({ known }: { known: Settings }) {
  const { t } = useTranslation()
  const { form } = useSettingsForm(known)
  return (
    <SettingsFrame form={form}>
      <Card title={t("settings.timeKeeping.title")} className="settings-card">
        <p className="muted">{t("settings.timeKeeping.intro")}</p>
        <settings.Field
          name="urenregistratieMode"
          label={t("settings.timeKeeping.mode")}
          options={timeModes.map((value) => ({
            value,
            label: t(`settings.timeKeeping.modes.${value}`),
            hint: t(`settings.timeKeeping.modeHints.${value}`),
          }))}
        />
        <SwitchSetting name="autoGpsStart" />
        <SwitchSetting name="gpsTrails" />
        <p>
          <Link href="/gps-privacy">{t("settings.timeKeeping.privacy")}</Link>
        </p>
      </Card>
    </SettingsFrame>
  )
}
