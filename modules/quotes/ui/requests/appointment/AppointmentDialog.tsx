import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { useColleagues } from "#modules/projects/ui/hooks.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays, formatDay, weekday } from "#src/shared/days.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, onOff, select, text, time } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { type RequestAppointment, SetAppointment } from "../../../appointments/schema.ts"
import type { QuoteRequest } from "../../../requests/schema.ts"
import { requestsPath } from "../hooks.ts"
import { api } from "./api.ts"

const appointment = defineForm(
  SetAppointment,
  { day, from: time, until: time, place: text, accountId: select<string>(), confirm: onOff },
  {
    id: "appointment",
    label: (name) => t(`quotes.appointment.form.${name}`),
    wrong: () => t("quotes.appointment.form.wrong"),
    toCall: ({ accountId, ...values }) => ({
      ...{ ...values, accountId: accountId === "" ? null : Number(accountId) },
      // The screen says on which one it was made.
      version: 0,
    }),
  },
)

/** Makes an appointment, or moves the one that stands. */
export function AppointmentDialog({
  request,
  known: { appointment: before, canMail },
  onClose,
}: {
  request: QuoteRequest
  known: RequestAppointment
  onClose: () => void
}) {
  const { t } = useTranslation()
  const colleagues = useColleagues()
  const key = useRef(newKey())
  const { id, contactInfo } = request
  const form = appointment.useForm({
    start: before
      ? { ...before, accountId: before.accountId === null ? "" : String(before.accountId), confirm: canMail }
      : { ...usual(), place: addressOf(contactInfo), accountId: "", confirm: canMail },
    async send(call) {
      const filled = { ...call, version: before?.version ?? 0 }
      const now = await api.set(id, filled, key.current)
      return { filled, now }
    },
    refreshes: requestsPath,
    done: ({ filled }) => (filled.confirm ? { title: t("quotes.appointment.setMailed") } : undefined),
    onSaved({ filled, now }) {
      // What the client was told can't be taken back here.
      if (!filled.confirm) offerBack(now)
      onClose()
    },
  })

  function offerBack({ appointment: now }: RequestAppointment) {
    const { version, day, from } = now!
    const back = before && !before.withdrawn ? { ...filledOf(before), version, confirm: false } : undefined
    offerUndo({
      said: t("quotes.appointment.set", { name: contactInfo.name, day: formatDay(day), from }),
      back: () => (back ? api.set(id, back, newKey()) : api.withdraw(id, version)),
      refreshes: [requestsPath],
    })
  }

  const people = (colleagues.data ?? []).map((each) => ({ value: String(each.id), label: each.name }))
  return (
    <appointment.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.appointment.title")}
      failed={t("quotes.appointment.form.failed")}
      save={t("quotes.appointment.form.save")}
      className="stack roomy"
    >
      <appointment.Field name="day" />
      <div className="field-pair">
        <appointment.Field name="from" />
        <appointment.Field name="until" />
      </div>
      <appointment.Field name="place" autoComplete="off" optional />
      <appointment.Field
        name="accountId"
        options={[{ value: "", label: t("quotes.appointment.form.someone") }, ...people]}
        optional
      />
      {canMail ? (
        <appointment.Field
          name="confirm"
          hint={t("quotes.appointment.form.confirmHint", { email: contactInfo.email })}
        />
      ) : (
        <p className="muted">{t("quotes.appointment.form.noMail")}</p>
      )}
    </appointment.Dialog>
  )
}

/** The next working day, at an hour at which people are at home. */
function usual() {
  const next = addDays(dayOf(new Date()), 1)
  const day = weekday(next) > 5 ? addDays(next, 8 - weekday(next)) : next
  return { day, from: "10:00", until: "11:00" }
}

const addressOf = ({ address, postcode, city }: QuoteRequest["contactInfo"]) =>
  [address, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")

const filledOf = ({
  day,
  from,
  until,
  place,
  accountId,
}: NonNullable<RequestAppointment["appointment"]>) => ({
  ...{ day, from, until, place, accountId },
})
