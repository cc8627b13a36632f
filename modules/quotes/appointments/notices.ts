import { timeOf } from "#src/shared/calendar.ts"
import type { Notice } from "#src/shared/notice.ts"
import type { Appointments } from "./service.ts"

/** Whom somebody of the company goes to today. */
export const createAppointmentNotices =
  ({ appointments }: { appointments: Appointments }) =>
  (): Notice[] => {
    const due = appointments.ofToday()
    const [first] = due
    if (!first) return []
    const { requestId, startsAt, name } = first
    return [
      {
        ...{ key: "quotes.appointment", text: "quotes.notices.appointment", group: "work" },
        values: { time: timeOf(new Date(startsAt)), name },
        ...{ count: due.length, href: `/offerte-aanvragen?aanvraag=${requestId}`, since: null },
        ...{ tone: "info", role: "manager" },
      },
    ]
  }
