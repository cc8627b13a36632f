import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { type Absence, AbsenceAnswer, longestNote } from "../../schema.ts"
import { absenceTouches } from "../hooks.ts"
import { change } from "../useAnswer.ts"

const deny = defineForm(z.pick(AbsenceAnswer, { answer: true }), { answer: text }, { id: "deny" })

export function DenyDialog({ leave, close }: { leave: Absence; close: () => void }) {
  const { t } = useTranslation()
  const { name } = leave.person
  const form = deny.useForm({
    send: ({ answer }) =>
      change({ leave, state: "refused", answer, said: t("absence.answering.denied", { name }) }),
    refreshes: absenceTouches,
    onSaved: close,
  })
  return (
    <deny.Dialog
      form={form}
      onClose={close}
      title={t("absence.answering.denyTitle")}
      failed={t("absence.answering.failed")}
      save={t("absence.answering.deny")}
    >
      <deny.Field
        name="answer"
        label={t("absence.answering.why")}
        hint={t("absence.answering.whyHint", { name })}
        optional
        maxLength={longestNote}
      />
    </deny.Dialog>
  )
}
