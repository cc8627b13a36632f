import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { CompanyField } from "./companyFields.ts"
import type { SettingsForm } from "./useSettingsForm.ts"

export function CompanyInput({ name, type, autoComplete, form }: CompanyField & { form: SettingsForm }) {
  const { t } = useTranslation()
  const { field } = useController({ name, control: form.control })
  const shared = {
    ...field,
    id: name,
    label: t(`settings.company.field.${name}`),
    error: form.sentences[name],
    autoComplete,
    optional: true,
  }
  if (name === "address") return <TextArea {...shared} rows={3} hint={t("settings.company.hint.address")} />
  if (name === "kvk" || name === "btwId" || name === "iban")
    return <TextField {...shared} hint={t(`settings.company.hint.${name}`)} spellCheck={false} />
  const hint = name === "contactEmail" ? undefined : t("settings.company.hint.opensSite")
  return <TextField {...shared} hint={hint} type={type} />
}
