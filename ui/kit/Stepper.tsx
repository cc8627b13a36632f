import { useTranslation } from "react-i18next"

/** Where one is in a row of steps; `current` counts from 1. On a phone the numbers stand alone. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const { t } = useTranslation()
  return (
    <ol className="stepper" aria-label={t("kit.stepper.label")}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={index + 1 < current ? "step-done" : index + 1 === current ? "step-now" : undefined}
          aria-current={index + 1 === current ? "step" : undefined}
        >
          {index + 1} <span className="step-name">{name}</span>
          {index + 1 < current && <span className="visually-hidden"> ({t("kit.stepper.done")})</span>}
        </li>
      ))}
    </ol>
  )
}
