import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day } from "#ui/form/kinds.tsx"
import { type TextKey, t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useNow } from "#ui/lib/now.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { NewSickness } from "../schema.ts"
import { api } from "./api.ts"
import { absenceTouches } from "./hooks.ts"
import { type PersonOption, person } from "./person.ts"

const sick = defineForm(
  NewSickness,
  { accountId: person, from: day },
  { id: "sick", label: (name) => t(name === "accountId" ? "absence.ask.who" : "absence.sick.from") },
)

export interface SickTexts {
  text: TextKey
  done: TextKey
}

/** Two presses for who is ill; who plans does it for a colleague who called. */
export function ReportSick({
  texts,
  people,
  close,
}: {
  texts: SickTexts
  /** Of whom it can be; left out it is oneself. */
  people?: PersonOption[]
  close: () => void
}) {
  const { t } = useTranslation()
  const { id: me } = useSignedIn()
  const key = useRef(newKey())
  const form = sick.useForm({
    start: { accountId: people ? undefined : me, from: dayOf(useNow()) },
    check: ({ values: { accountId } }) => ({ accountId: accountId === undefined && "absence.whoMissing" }),
    send: (reported) => api.reportSick(reported, key.current),
    refreshes: absenceTouches,
    done: texts.done,
    onSaved: close,
  })
  return (
    <sick.Dialog
      form={form}
      onClose={close}
      title={t("absence.sick.title")}
      failed={t("absence.sick.failed")}
      save={t("absence.sick.send")}
      intro={<p className="muted">{t(texts.text)}</p>}
    >
      {people && <sick.Field name="accountId" options={people} empty="" />}
      <sick.Field name="from" />
    </sick.Dialog>
  )
}
