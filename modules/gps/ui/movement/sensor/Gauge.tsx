import { useId } from "react"
import { useTranslation } from "react-i18next"
import { acceleration } from "../../../constants.ts"

/** As far as the gauge goes; what is harder fills it. */
const most = 10

/** How hard the device moves, with a mark where movement begins. Not announced: it changes all the time. */
export function Gauge({ level }: { level: number }) {
  const { t } = useTranslation()
  const id = useId()
  const text = t("gps.movementScreen.sensor.level", { level: level.toFixed(1).replace(".", ",") })
  const part = (value: number) => `${(100 * Math.min(value, most)) / most}%`
  return (
    <div className="gauge stack">
      <p className="gauge-head split">
        <span id={id}>{t("gps.movementScreen.sensor.acceleration")}</span>
        <strong>{text}</strong>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a meter of the browser holds no mark */}
      <div
        className="gauge-track"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.round(Math.min(level, most) * 10) / 10}
        aria-valuetext={text}
      >
        <div className="gauge-bar" style={{ inlineSize: part(level) }} />
        <div className="gauge-mark" style={{ insetInlineStart: part(acceleration.threshold) }} />
      </div>
      <p className="field-hint">
        {t("gps.movementScreen.sensor.from", { threshold: acceleration.threshold })}
      </p>
    </div>
  )
}
