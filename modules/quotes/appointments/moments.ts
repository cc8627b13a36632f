import { instantAt, timeOf } from "#src/shared/calendar.ts"
import { invalid } from "#src/shared/errors.ts"
import type { SetAppointment } from "./schema.ts"

/** When it begins and ends, after both were found to be moments that will come. */
export function momentsOf({ day, from, until }: SetAppointment, now: Date): { startsAt: Date; endsAt: Date } {
  const [startsAt, endsAt] = [instantAt(day, from), instantAt(day, until)]
  if (timeOf(startsAt) !== from) throw invalid({ from: "quotes.appointmentSkipped" })
  if (timeOf(endsAt) !== until) throw invalid({ until: "quotes.appointmentSkipped" })
  if (startsAt <= now)
    throw invalid({ [startsToday(startsAt, now) ? "from" : "day"]: "quotes.appointmentPast" })
  if (startsAt.getTime() - now.getTime() > mostAhead) throw invalid({ day: "quotes.appointmentFarOff" })
  if (endsAt <= startsAt) throw invalid({ until: "quotes.appointmentEnds" })
  return { startsAt, endsAt }
}

const startsToday = (startsAt: Date, now: Date) => now.getTime() - startsAt.getTime() < 12 * 3600_000

const mostAhead = 2 * 366 * 86_400_000
