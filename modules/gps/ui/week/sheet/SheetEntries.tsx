import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { clockHours } from "#src/shared/clockHours.ts"
import { addDays } from "#src/shared/days.ts"
import { fullDay } from "#ui/lib/dates.ts"
import { formatTime } from "#ui/lib/format.ts"
import type { TimeEntry } from "../../../entries/schema.ts"
import { type Portion, portionsOf } from "../../../sheets/portions.ts"
import type { WeekSheet } from "../../../sheets/schema.ts"
import { EntryState } from "./EntryState.tsx"
import { useLineName } from "./useLineName.ts"

interface Part {
  entry: TimeEntry
  portion: Portion
}

/** What the sums are made of: per day each entry, or as much of it as lies on that day. */
export function SheetEntries({ sheet: { entries, monday } }: { sheet: WeekSheet }) {
  const { t } = useTranslation()
  const days = useMemo(() => byDay(entries, monday), [entries, monday])
  return (
    <section className="sheet-entries">
      <h3>{t("gps.week.sheet.entries")}</h3>
      {days.map(([day, parts]) => (
        <div key={day} className="sheet-day">
          <h4>{fullDay(day)}</h4>
          <ul className="plain">
            {parts.map(({ entry, portion }) => (
              <Line key={entry.id} entry={entry} portion={portion} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Line({ entry, portion: { from, to, minutes, breakMinutes } }: Part) {
  const { t } = useTranslation()
  const nameOf = useLineName()
  const end = to
    ? formatTime(to)
    : t(entry.status === "active" ? "gps.week.sheet.now" : "gps.week.sheet.openEnd")
  return (
    <li>
      <span className="sheet-times">
        {formatTime(from)} – {end}
      </span>
      <span className="sheet-what">
        {nameOf(entry)}
        {breakMinutes > 0 && (
          <span className="muted"> · {t("gps.week.sheet.pause", { time: clockHours(breakMinutes) })}</span>
        )}
        {entry.note && <span className="sheet-note">{entry.note}</span>}
      </span>
      <EntryState entry={entry} />
      <strong className="sheet-minutes">{clockHours(minutes)}</strong>
    </li>
  )
}

function byDay(entries: readonly TimeEntry[], monday: string): [day: string, parts: Part[]][] {
  const sunday = addDays(monday, 6)
  const parts = entries
    .flatMap((entry) => portionsOf(entry).map((portion) => ({ entry, portion })))
    .filter(({ portion: { day } }) => monday <= day && day <= sunday)
  return [...Map.groupBy(parts, ({ portion }) => portion.day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
