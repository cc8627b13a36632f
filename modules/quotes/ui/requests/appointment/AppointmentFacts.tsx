import { CalendarClock, Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { Button } from "#ui/kit/Button.tsx"
import type { QuoteRequest } from "../../../requests/schema.ts"
import { AppointmentDialog } from "./AppointmentDialog.tsx"
import { AppointmentMail } from "./AppointmentMail.tsx"
import { fileAddress } from "./api.ts"
import { useAppointment } from "./hooks.ts"
import { useWithdraw } from "./useWithdraw.ts"

/** When somebody comes, where and who; it can be moved, withdrawn and put in a calendar. */
export function AppointmentFacts({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { data } = useAppointment(request.id)
  const [changing, setChanging] = useState(false)
  const withdraw = useWithdraw(request)
  if (!data?.appointment) return null
  const { appointment } = data
  const { day, from, until, place, person, withdrawn } = appointment
  const moment = t("quotes.appointment.facts", { day: formatWeekday(day), from, until })
  return (
    <section className="request-appointment stack tight" aria-label={t("quotes.appointment.title")}>
      <p className="mark">
        <CalendarClock aria-hidden size="1.2em" />
        {withdrawn ? (
          <span>
            <s>{moment}</s> {t("quotes.appointment.withdrawn")}
          </span>
        ) : (
          <strong>{moment}</strong>
        )}
      </p>
      {!withdrawn && (
        <p>
          {[place, person ? t("quotes.appointment.with", { person }) : t("quotes.appointment.nobody")]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <AppointmentMail appointment={appointment} />
      <div className="cluster">
        {!withdrawn && (
          <>
            <Button className="button-small" onClick={() => setChanging(true)}>
              {t("quotes.appointment.change")}
            </Button>
            <Button
              className="button-small"
              busy={withdraw.busy}
              onClick={() => void withdraw.act(appointment)}
            >
              {t("quotes.appointment.withdraw")}
            </Button>
          </>
        )}
        <a className="button button-plain button-small" href={fileAddress(request.id)} download>
          <Download aria-hidden size="1.1em" />
          {t("quotes.appointment.file")}
        </a>
      </div>
      {changing && <AppointmentDialog request={request} known={data} onClose={() => setChanging(false)} />}
    </section>
  )
}
