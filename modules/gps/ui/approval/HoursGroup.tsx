import { useTranslation } from "react-i18next"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import { EntryItem } from "./EntryItem.tsx"
import type { Group } from "./groups.ts"
import type { MovedHours } from "./wayBack.ts"

/** The hours of one person in a week, or of one day. */
export function HoursGroup({
  group: { key, person, day, minutes, entries },
  moved,
}: {
  group: Group
  moved: MovedHours
}) {
  const { t } = useTranslation()
  const id = key.replace(" ", "-")
  return (
    <section className="approval-group" aria-labelledby={id}>
      <h3 id={id}>
        {day === null ? person || t("gps.approvalScreen.unknown") : formatWeekday(day)}{" "}
        <span className="muted approval-minutes">{hoursText(minutes)}</span>
      </h3>
      <ul className="plain">
        {entries.map((entry) => (
          <EntryItem key={entry.id} entry={entry} named={day !== null} moved={moved} />
        ))}
      </ul>
    </section>
  )
}
