import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import type { QuoteRequest } from "../../requests/schema.ts"
import { AppointmentDialog } from "./appointment/AppointmentDialog.tsx"
import { useAppointment } from "./appointment/hooks.ts"

/** What one does next, from the list: an appointment, and the quotation where there is none. */
export function RowWays({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { disposition, projectId, quotationId, contactInfo } = request
  if (disposition !== "open") return null
  const whose = <span className="visually-hidden">: {contactInfo.name}</span>
  return (
    <div className="row-ways cluster tight">
      {quotationId === null && projectId !== null && (
        <LinkButton variant="plain" className="button-small" href={`/offertes/nieuw?project=${projectId}`}>
          {t("quotes.request.offer")}
          {whose}
        </LinkButton>
      )}
      <Button variant="plain" className="button-small" onClick={() => setAsking(true)}>
        {t("quotes.appointment.action")}
        {whose}
      </Button>
      {asking && <Asked request={request} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Read once it is asked for: the list itself does without. */
function Asked({ request, onClose }: { request: QuoteRequest; onClose: () => void }) {
  const { data } = useAppointment(request.id)
  return data ? <AppointmentDialog request={request} known={data} onClose={onClose} /> : null
}
