import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { useNow } from "#ui/lib/now.ts"
import { type NoteForm, noteForm } from "./noteForm.tsx"

/** The day as it is typed, and the days that are chosen most. It begins with tomorrow. */
export function DueDay({ form }: { form: NoteForm }) {
  const { t } = useTranslation()
  const now = dayOf(useNow())
  const dueOn = noteForm.useTyped("dueOn")
  useEffect(() => {
    if (form.typed().dueOn === "") form.set("dueOn", addDays(now, 1))
  }, [form, now])
  const days = { today: now, tomorrow: addDays(now, 1), nextWeek: addDays(now, 7) } satisfies Record<
    string,
    Day
  >
  return (
    <>
      <noteForm.Field name="dueOn" />
      <fieldset className="cluster tight">
        <legend className="visually-hidden">{t("notes.write.days")}</legend>
        {(["today", "tomorrow", "nextWeek"] as const).map((name) => (
          <Button
            key={name}
            className="button-small"
            aria-pressed={dueOn === days[name]}
            onClick={() => form.set("dueOn", days[name])}
          >
            {t(`notes.write.${name}`)}
          </Button>
        ))}
      </fieldset>
    </>
  )
}
