import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { type Settings, timeModes } from "../schema.ts"
import { useSettings } from "./hooks.ts"
import { SettingsFrame } from "./SettingsFrame.tsx"
import { SwitchSetting } from "./SwitchSetting.tsx"
import { type SettingsForm, useSettingsForm } from "./useSettingsForm.ts"

const names = ["urenregistratieMode", "autoGpsStart", "gpsTrails"] as const

/** How hours are kept, and who sees where they were made. */
export function Hours() {
  const settings = useSettings()
  return (
    <Loaded from={settings} skeleton={<Skeleton lines={4} height="5rem" />}>
      {(known) => <HoursForm settings={known} />}
    </Loaded>
  )
}

function HoursForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const form = useSettingsForm(settings, { names })
  return (
    <SettingsFrame form={form}>
      <Card title={t("settings.timeKeeping.title")} className="settings-card">
        <p className="muted">{t("settings.timeKeeping.intro")}</p>
        <Mode form={form} />
        <SwitchSetting form={form} name="autoGpsStart" />
        <SwitchSetting form={form} name="gpsTrails" />
        <p>
          <Link href="/gps-privacy">{t("settings.timeKeeping.privacy")}</Link>
        </p>
      </Card>
    </SettingsFrame>
  )
}

function Mode({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const { field } = useController({ name: "urenregistratieMode", control: form.control })
  return (
    <RadioGroup
      id="urenregistratieMode"
      legend={t("settings.timeKeeping.mode")}
      options={timeModes.map((value) => ({
        value,
        label: t(`settings.timeKeeping.modes.${value}`),
        hint: t(`settings.timeKeeping.modeHints.${value}`),
      }))}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
