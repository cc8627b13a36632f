import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { settings } from "../settingsForm.ts"

/** Who visitors will meet. */
export function OwnerFields() {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value: owner, onChange, onBlur } = settings.useField("owner")
  const field = (part: keyof typeof owner) => ({
    id: `owner.${part}`,
    label: t(`settings.owner.${part}`),
    error: errors[`owner.${part}`],
    optional: true,
    value: owner[part],
    onChange: (text: string) => onChange({ ...owner, [part]: text }),
    onBlur,
  })
  return (
    <>
      <p className="muted">{t("settings.owner.intro")}</p>
      <TextField {...field("name")} />
      <TextField {...field("role")} hint={t("settings.owner.roleHint")} />
      <TextArea {...field("about")} limit={2000} />
    </>
  )
}
