import { CalendarPlus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { QuoteRequest } from "../../../requests/schema.ts"
import { AppointmentDialog } from "./AppointmentDialog.tsx"
import { useAppointment } from "./hooks.ts"

/** Makes an appointment; once there is one, what it says and can become stands below. */
export function AppointmentButton({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { data } = useAppointment(request.id)
  const [asking, setAsking] = useState(false)
  const standing = data?.appointment && !data.appointment.withdrawn
  if (!data || standing || request.disposition !== "open") return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <CalendarPlus aria-hidden size="1.1em" />
        {t("quotes.appointment.action")}
      </Button>
      {asking && <AppointmentDialog request={request} known={data} onClose={() => setAsking(false)} />}
    </>
  )
}
