import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Segmented } from "../../kit/Segmented.tsx"
import { Switch } from "../../kit/Switch.tsx"
import { densities, themes, useDisplay } from "../../lib/display.ts"

/** Kept on this device: what suits a phone in the sun does not suit the office. */
export function Display() {
  const { t } = useTranslation()
  const { theme, density, outdoor, setTheme, setDensity, setOutdoor } = useDisplay()
  const id = useId()
  return (
    <>
      <div className="display-row split">
        <span aria-hidden>{t("shell.display.theme")}</span>
        <Segmented
          legend={t("shell.display.theme")}
          options={themes.map((value) => ({ value, label: t(`shell.display.themes.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <div className="display-row display-density split">
        <span aria-hidden>{t("shell.display.density")}</span>
        <Segmented
          legend={t("shell.display.density")}
          options={densities.map((value) => ({ value, label: t(`shell.display.densities.${value}`) }))}
          value={density}
          onChange={setDensity}
        />
      </div>
      <Switch
        id={id}
        label={t("shell.display.outdoor")}
        hint={t("shell.display.outdoorHint")}
        checked={outdoor}
        onChange={setOutdoor}
      />
    </>
  )
}
