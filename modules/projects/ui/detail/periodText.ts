import { dayOf } from "#src/shared/calendar.ts"
import { type Day, midnight } from "#src/shared/days.ts"
import { t } from "#ui/lib/i18n.ts"

const short = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "short", timeZone: "UTC" })

/** '9 nov t/m 2 dec', 'vanaf 9 nov', or that it has no date. Years are told only where one is not this year's. */
export function periodText({ startDate, endDate }: { startDate: Day | null; endDate?: Day }): string {
  if (!startDate) return t("projects.list.noStart")
  const year = dayOf(new Date()).slice(0, 4)
  const years = [startDate, endDate].some((day) => day && day.slice(0, 4) !== year)
  const text = (day: Day) => short.format(midnight(day)) + (years ? ` ${day.slice(0, 4)}` : "")
  if (!endDate) return t("projects.detail.from", { from: text(startDate) })
  if (endDate === startDate) return text(startDate)
  return t("projects.detail.period", { from: text(startDate), to: text(endDate) })
}
