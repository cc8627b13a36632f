import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextField } from "#ui/kit/TextField.tsx"
import type { SettingsForm } from "../useSettingsForm.ts"

const places = ["facebook", "instagram", "linkedin", "youtube"] as const

/** Where else the company can be found. */
export function LinksFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="muted">{t("settings.links.intro")}</p>
      {places.map((place) => (
        <LinkInput key={place} form={form} place={place} />
      ))}
    </>
  )
}

function LinkInput({ form, place }: { form: SettingsForm; place: (typeof places)[number] }) {
  const { t } = useTranslation()
  const { field } = useController({ name: `socialLinks.${place}`, control: form.control })
  return (
    <TextField
      {...field}
      id={`socialLinks.${place}`}
      label={t(`settings.links.${place}`)}
      error={form.sentences[`socialLinks.${place}`]}
      type="url"
      autoCapitalize="none"
      spellCheck={false}
      optional
    />
  )
}
