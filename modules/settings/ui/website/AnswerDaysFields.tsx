import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { settings } from "../settingsForm.ts"
import { WholeNumberField } from "../WholeNumberField.tsx"

const moments = ["call", "visit", "quote"] as const

/** What a visitor who asked for a quotation is promised. */
export function AnswerDaysFields() {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value: days, onChange, onBlur } = settings.useField("answerDays")
  return (
    <>
      <p className="muted">{t("settings.answerDays.intro")}</p>
      {moments.map((moment) => (
        <WholeNumberField
          key={moment}
          id={`answerDays.${moment}`}
          label={t(`settings.answerDays.${moment}`)}
          unit={t("settings.answerDays.unit")}
          error={errors[`answerDays.${moment}`]}
          value={days[moment]}
          onChange={(number) => onChange({ ...days, [moment]: number })}
          onBlur={onBlur}
        />
      ))}
    </>
  )
}
