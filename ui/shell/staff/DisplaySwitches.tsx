import { useTranslation } from "react-i18next"
import { useDisplay } from "../../lib/display.ts"

/** Kept on this device: what suits a phone in the sun does not suit the office. */
export function DisplaySwitches() {
  const { t } = useTranslation()
  const { dark, outdoor, setDark, setOutdoor } = useDisplay()
  return (
    <fieldset className="display">
      <legend>{t("shell.display.title")}</legend>
      <label className="switch row">
        <input type="checkbox" checked={outdoor} onChange={(event) => setOutdoor(event.target.checked)} />
        <span>
          {t("shell.display.outdoor")}
          <span className="field-hint">{t("shell.display.outdoorHint")}</span>
        </span>
      </label>
      <label className="switch row">
        <input type="checkbox" checked={dark} onChange={(event) => setDark(event.target.checked)} />
        <span>{t("shell.display.dark")}</span>
      </label>
    </fieldset>
  )
}
