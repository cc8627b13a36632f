import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { SettingsForm } from "../useSettingsForm.ts"

/** Who visitors will meet. */
export function OwnerFields({ form }: { form: SettingsForm }) {
  const name = useController({ name: "owner.name", control: form.control }).field
  const role = useController({ name: "owner.role", control: form.control }).field
  const about = useController({ name: "owner.about", control: form.control }).field
  const { t } = useTranslation()
  const error = form.sentences
  const optional = true
  return (
    <>
      <p className="muted">{t("settings.owner.intro")}</p>
      <TextField
        {...{ ...name, optional }}
        id="owner.name"
        label={t("settings.owner.name")}
        error={error["owner.name"]}
      />
      <TextField
        {...{ ...role, optional }}
        id="owner.role"
        label={t("settings.owner.role")}
        hint={t("settings.owner.roleHint")}
        error={error["owner.role"]}
      />
      <TextArea
        {...{ ...about, optional }}
        id="owner.about"
        label={t("settings.owner.about")}
        limit={2000}
        error={error["owner.about"]}
      />
    </>
  )
}
