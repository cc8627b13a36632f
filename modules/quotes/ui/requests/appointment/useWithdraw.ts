import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Appointment, RequestAppointment } from "../../../appointments/schema.ts"
import type { QuoteRequest } from "../../../requests/schema.ts"
import { requestsPath } from "../hooks.ts"
import { api } from "./api.ts"

/** Withdraws an appointment; the bar brings it back as it was. */
export function useWithdraw({ id, contactInfo: { name } }: QuoteRequest) {
  return useAction(
    async (appointment: Appointment): Promise<RequestAppointment> => {
      const now = await api.withdraw(id, appointment.version)
      const { day, from, until, place, accountId } = appointment
      const { version } = now.appointment!
      offerUndo({
        said: t("quotes.appointment.taken", { name }),
        back: () => api.set(id, { day, from, until, place, accountId, version, confirm: false }, newKey()),
        refreshes: [requestsPath],
      })
      return now
    },
    { refreshes: requestsPath, failed: "quotes.appointment.failed" },
  )
}
