import { useTranslation } from "react-i18next"
import type { Settings } from "../../schema.ts"

/** What someone who opens the website sees at this moment. */
export function Visible({ settings: { companyName, phone, underConstruction } }: { settings: Settings }) {
  const { t } = useTranslation()
  const missing = !(companyName && phone)
  const state = underConstruction || missing ? "construction" : "pages"
  return (
    <p>
      {t("settings.visible.now")} <strong>{t(`settings.visible.${state}`)}</strong>
      {missing && ` ${t("settings.visible.missing")}`}{" "}
      <a href="/" target="_blank" rel="noopener">
        {t("settings.visible.look")}
      </a>
    </p>
  )
}
