import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { formatTime } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { correctedSpan, middleBreak, typedSpan } from "../../entries/typedSpan.ts"
import { minutesOf, overlaps } from "../../entries/worked.ts"
import { belongsToProject, type EntryKind } from "../../schema.ts"
import { whatOf } from "./itemText.ts"
import type { Row } from "./rows.ts"

/** Hours as they stand in the form; no minutes of a break that can be read are NaN. */
export interface TypedHours {
  kind: EntryKind
  projectId: number | null
  day: string
  from: string
  to: string
  breakMinutes: number
  reason: string
}
export type HoursFaults = Partial<Record<keyof TypedHours, string>>

/** Without its times any second of theirs may change. */
type Own = Pick<Row, "status" | "ref"> & Partial<Pick<Row, "startTime" | "endTime">>
/** `own`: what is being corrected. */
export interface Judged {
  rows: readonly Row[]
  own?: Own
  now: Date
}

/** What runs gets its end from a stop; what was forgotten gets it here. */
export const mayStayOpen = (own: Pick<Row, "status"> | undefined) => own?.status === "active"

/** What is wrong with each field that the schema can't tell, in a sentence. */
export function judgeHours(typed: TypedHours, { rows, own, now }: Judged): HoursFaults {
  const { kind, projectId, day, from, to, breakMinutes, reason } = typed
  const faults: HoursFaults = {}
  if (belongsToProject(kind) && projectId === null) faults.projectId = t("gps.timer.form.projectMissing")
  if (isDay(day) && day > dayOf(now)) faults.day = t("gps.errors.dayAhead")
  if (from === "") faults.from = t("gps.timer.form.fromMissing")
  if (to === "" && !mayStayOpen(own)) faults.to = t("gps.timer.form.toMissing")
  if (own && reason.trim().length < 3) faults.reason = t("gps.errors.reasonMissing")
  if (faults.day || !isDay(day) || !isTime(from) || !isTime(to)) return faults
  const span = spanOf(typed, own)
  if (span.to > endOfMinute(now)) faults.to = t("gps.errors.endAhead")
  else if (breakMinutes * 60_000 > Date.parse(span.to) - Date.parse(span.from))
    faults.breakMinutes = t("gps.errors.breakTooLong")
  const other = rows.find(
    (row) =>
      row.ref !== own?.ref &&
      row.removedAt === null &&
      row.endTime !== null &&
      overlaps(wholeMinutes(row.startTime, row.endTime), span),
  )
  if (other && !faults.to) faults.from = t("gps.errors.overlap", { other: nameOf(other) })
  return faults
}

/** Minutes of work, and whether it ends on the next day. Nothing as long as the times can't be read. */
export function resultOf(typed: Omit<TypedHours, "kind" | "projectId" | "reason">, own?: Own) {
  const { day, from, to, breakMinutes } = typed
  if (!isDay(day) || !isTime(from) || !isTime(to)) return undefined
  const span = spanOf(typed, own)
  const minutes = minutesOf(span, middleBreak(span, breakMinutes || 0), new Date(span.to))
  return { minutes, overMidnight: dayOf(new Date(span.to)) > day }
}

/** What keeps its minutes keeps its seconds: a session of 20 seconds doesn't become one of a day. */
function spanOf({ day, from, to }: Pick<TypedHours, "day" | "from" | "to">, own: Own | undefined) {
  const span = typedSpan({ day, from, to })
  if (own?.startTime === undefined) return span
  const kept = correctedSpan({ day, from, to }, { startedAt: own.startTime, endedAt: own.endTime ?? null })
  return { from: kept.from, to: kept.to ?? span.to }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const endOfMinute = (now: Date) => new Date(now.getTime() + 60_000).toISOString()

/** The form knows no seconds, so one that ends 20 seconds into a minute doesn't stand in the way of that minute. */
const wholeMinutes = (from: string, to: string) => ({
  from: new Date(Math.ceil(Date.parse(from) / 60_000) * 60_000).toISOString(),
  to: new Date(Math.floor(Date.parse(to) / 60_000) * 60_000).toISOString(),
})

const nameOf = (row: Row) =>
  `${formatDay(dayOf(new Date(row.startTime)))} ${formatTime(row.startTime)}–${row.endTime ? formatTime(row.endTime) : ""} ${whatOf(row)}`
