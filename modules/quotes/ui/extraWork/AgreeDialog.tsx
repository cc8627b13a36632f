import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { dayOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type AgreedWay, AgreeExtra, agreedWays, type ExtraWork } from "../../extraWork/schema.ts"
import { api } from "./api.ts"
import { touchedPaths, useProjectExtraWork } from "./hooks.ts"

const agree = defineForm(
  z.omit(AgreeExtra, { version: true }),
  { how: select<AgreedWay>(), on: day, by: text },
  { id: "agree", label: (name) => t(`quotes.extra.field.${name}`) },
)

interface AgreeDialogProps {
  extra: ExtraWork
  onClose: () => void
  onDone: (now: ExtraWork) => void
}

/** How, when and by whom the client agreed. */
export function AgreeDialog(props: AgreeDialogProps) {
  const { data, error } = useProjectExtraWork(props.extra.projectId)
  // It begins with whom the work is for, once that is known.
  return data || error ? <Asking {...props} people={data?.people ?? []} /> : null
}

function Asking({
  extra: { id, version },
  people,
  onClose,
  onDone,
}: AgreeDialogProps & { people: readonly string[] }) {
  const { t } = useTranslation()
  const form = agree.useForm({
    start: { on: dayOf(new Date()), by: people[0] ?? "" },
    send: (agreement) => api.agree(id, { ...agreement, version }),
    refreshes: touchedPaths,
    onSaved: onDone,
  })
  const how = agree.useTyped("how", form)
  const spoken = how === "spoken" || how === "phone"
  return (
    <agree.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.extra.agree")}
      save={t("quotes.extra.agreeSave")}
      className="stack roomy"
    >
      <agree.Field
        name="how"
        empty={t("quotes.extra.form.choose")}
        options={agreedWays.map((value) => ({ value, label: t(`quotes.extra.way.${value}`) }))}
        hint={spoken && t("quotes.extra.hint.spoken")}
      />
      <agree.Field name="on" />
      <agree.Field name="by" list="agree-people" autoComplete="off" />
      <datalist id="agree-people">
        {people.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </agree.Dialog>
  )
}
