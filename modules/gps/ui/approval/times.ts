import { dayOf } from "#src/shared/calendar.ts"
import { formatDate, formatTime } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { PendingEntry } from "../../approval/schema.ts"

/** '07:30 – 16:00'; what ended on another day says on which. */
export function timesOf({ startTime, endTime }: PendingEntry): string {
  const from = formatTime(startTime)
  if (endTime === undefined) return t("gps.approvalScreen.noEnd", { from })
  const sameDay = dayOf(new Date(startTime)) === dayOf(new Date(endTime))
  return `${from} – ${sameDay ? "" : `${formatDate(endTime)} `}${formatTime(endTime)}`
}
