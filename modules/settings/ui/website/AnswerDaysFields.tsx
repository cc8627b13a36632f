import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { SettingsForm } from "../useSettingsForm.ts"
import { WholeNumberField } from "../WholeNumberField.tsx"

const moments = ["call", "visit", "quote"] as const

/** What a visitor who asked for a quotation is promised. */
export function AnswerDaysFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="muted">{t("settings.answerDays.intro")}</p>
      {moments.map((moment) => (
        <Days key={moment} form={form} moment={moment} />
      ))}
    </>
  )
}

function Days({ form, moment }: { form: SettingsForm; moment: (typeof moments)[number] }) {
  const { t } = useTranslation()
  const { field } = useController({ name: `answerDays.${moment}`, control: form.control })
  return (
    <WholeNumberField
      {...field}
      id={`answerDays.${moment}`}
      label={t(`settings.answerDays.${moment}`)}
      unit={t("settings.answerDays.unit")}
      error={form.sentences[`answerDays.${moment}`]}
    />
  )
}
