import { useTranslation } from "react-i18next"
import { type Place, percentOf } from "./steps.ts"

/** The screen on which one is, counted from 1, of all up to the button that sends. */
export interface Progress {
  number: number
  count: number
  roughly?: boolean
}

const secondsEach = 12

/** How far one is: over all screens, and in the four steps. */
export function Tape({ progress, step, name }: { progress?: Progress; step: Place["step"]; name: string }) {
  const { t } = useTranslation()
  const label = t("wizard.progress", { step, percent: percentOf(step) })
  const { number, count } = progress ?? { number: step === 4 ? 1 : 0, count: 1 }
  const said = t(progress?.roughly ? "wizard.screen.roughly" : "wizard.screen.number", { number, count })
  const minutes = Math.ceil(((count - number + 1) * secondsEach) / 60)
  return (
    <div className="tape-progress">
      <p className="split flush">
        <span>
          {progress && (
            <>
              <b>{said}</b>
              {t(number < count ? "wizard.screen.left" : "wizard.screen.last", { count: minutes })}
            </>
          )}
        </span>
        <span>
          {t("wizard.step.number", { step })}
          <span className="tape-step">{t("wizard.step.name", { name })}</span>
          {t("wizard.step.percent", { percent: percentOf(step) })}
        </span>
      </p>
      <div
        className="tape-track"
        role="progressbar"
        aria-label={[progress && said, label].filter(Boolean).join(", ")}
        aria-valuenow={Math.round((number / count) * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className="tape" style={{ inlineSize: `${(number / count) * 100}%` }} />
      </div>
    </div>
  )
}
