import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { Settings } from "../schema.ts"
import { useSettings } from "./hooks.ts"
import { SettingsFrame } from "./SettingsFrame.tsx"
import { TextSetting } from "./TextSetting.tsx"
import { type SettingsForm, useSettingsForm } from "./useSettingsForm.ts"

const names = ["privacyText", "termsText"] as const
const pages = { privacyText: "/privacy", termsText: "/voorwaarden" }

/** The privacy statement and the terms: a text of one's own, or the one that ships with the program. */
export function Texts() {
  const settings = useSettings()
  return (
    <Loaded from={settings} skeleton={<Skeleton lines={2} height="16rem" />}>
      {(known) => <TextsForm settings={known} />}
    </Loaded>
  )
}

function TextsForm({ settings }: { settings: Settings }) {
  const form = useSettingsForm(settings, { names })
  return (
    <SettingsFrame form={form}>
      {names.map((name) => (
        <OwnText key={name} form={form} name={name} />
      ))}
    </SettingsFrame>
  )
}

function OwnText({ form, name }: { form: SettingsForm; name: (typeof names)[number] }) {
  const { t } = useTranslation()
  const { field } = useController({ name, control: form.control })
  return (
    <Card title={t(`settings.texts.${name}`)} className="settings-card">
      <p>
        {t(form.saved[name] ? "settings.texts.own" : "settings.texts.standard")}{" "}
        <a href={pages[name]} target="_blank" rel="noopener">
          {t("settings.texts.look", { page: pages[name] })}
        </a>
      </p>
      <TextSetting form={form} name={name} rows={14} />
      {field.value && <Button onClick={() => field.onChange("")}>{t("settings.texts.useStandard")}</Button>}
    </Card>
  )
}
