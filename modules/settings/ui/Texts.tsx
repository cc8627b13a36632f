import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { Settings } from "../schema.ts"
import { useSettings } from "./hooks.ts"
import { SettingsFrame } from "./SettingsFrame.tsx"
import { type SettingsForm, settings, useSettingsForm } from "./settingsForm.ts"
import { TextSetting } from "./TextSetting.tsx"

const pages = { privacyText: "/privacy", termsText: "/voorwaarden" }

/** The privacy statement and the terms: a text of one's own, or the one that ships with the program. */
export function Texts() {
  const known = useSettings()
  return (
    <Loaded from={known} skeleton={<Skeleton lines={2} height="16rem" />}>
      {(settings) => <TextsForm known={settings} />}
    </Loaded>
  )
}

function TextsForm({ known }: { known: Settings }) {
  const { form, saved } = useSettingsForm(known)
  return (
    <SettingsFrame form={form}>
      <OwnText form={form} name="privacyText" isOwn={saved.privacyText !== ""} />
      <OwnText form={form} name="termsText" isOwn={saved.termsText !== ""} />
    </SettingsFrame>
  )
}

function OwnText({ form, name, isOwn }: { form: SettingsForm; name: keyof typeof pages; isOwn: boolean }) {
  const { t } = useTranslation()
  const typed = settings.useTyped(name)
  return (
    <Card title={t(`settings.texts.${name}`)} className="settings-card">
      <p>
        {t(isOwn ? "settings.texts.own" : "settings.texts.standard")}{" "}
        <a href={pages[name]} target="_blank" rel="noopener">
          {t("settings.texts.look", { page: pages[name] })}
        </a>
      </p>
      <TextSetting name={name} rows={14} />
      {typed && <Button onClick={() => form.set(name, "")}>{t("settings.texts.useStandard")}</Button>}
    </Card>
  )
}
