import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { TextField } from "#ui/kit/TextField.tsx"
import { settings } from "../settingsForm.ts"

const places = ["facebook", "instagram", "linkedin", "youtube"] as const

/** Where else the company can be found. */
export function LinksFields() {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value: links, onChange, onBlur } = settings.useField("socialLinks")
  return (
    <>
      <p className="muted">{t("settings.links.intro")}</p>
      {places.map((place) => (
        <TextField
          key={place}
          id={`socialLinks.${place}`}
          label={t(`settings.links.${place}`)}
          error={errors[`socialLinks.${place}`]}
          type="url"
          autoCapitalize="none"
          spellCheck={false}
          optional
          value={links[place]}
          onChange={(link) => onChange({ ...links, [place]: link })}
          onBlur={onBlur}
        />
      ))}
    </>
  )
}
