import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { SettingsForm } from "./useSettingsForm.ts"

const limits = {
  headline: 160,
  intro: 600,
  serviceArea: 120,
  story: 6000,
  privacyText: 30_000,
  termsText: 30_000,
}

/** A text of the pages for visitors, with `rows` of more than one line. */
export function TextSetting({
  form,
  name,
  rows,
}: {
  form: SettingsForm
  name: keyof typeof limits
  rows?: number
}) {
  const { t } = useTranslation()
  const { field } = useController({ name, control: form.control })
  const shared = {
    ...field,
    id: name,
    label: t(`settings.text.${name}`),
    hint: t(`settings.text.${name}Hint`),
    error: form.sentences[name],
    optional: true,
  }
  return rows ? <TextArea {...shared} rows={rows} limit={limits[name]} /> : <TextField {...shared} />
}
