import { useTranslation } from "react-i18next"
import { clockHours } from "#src/shared/clockHours.ts"
import { addDays, isoWeek } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { Bars } from "#ui/kit/Bars.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { ProjectHours } from "../../sheets/schema.ts"

const atOnce = 8

/** The last weeks with hours, a bar each; the table behind it has them all. */
export function HoursByWeek({ weeks }: { weeks: ProjectHours["weeks"] }) {
  const { t } = useTranslation()
  const shown = weeks.slice(-atOnce)
  const earlier = sum(weeks.slice(0, -atOnce).map(({ minutes }) => minutes))
  const years = new Set(weeks.map(({ monday }) => addDays(monday, 3).slice(0, 4))).size > 1
  const nameOf = (monday: string) =>
    t(years ? "gps.project.weekOfYear" : "gps.project.week", {
      week: isoWeek(monday),
      year: addDays(monday, 3).slice(0, 4),
    })
  if (weeks.length === 0) return null
  return (
    <Bars
      caption={t("gps.project.weeks")}
      note={earlier > 0 && t("gps.project.lastWeeks", { count: shown.length, hours: hoursText(earlier) })}
      rows={shown.map(({ monday, minutes }) => ({
        key: monday,
        label: nameOf(monday),
        text: clockHours(minutes),
        parts: [{ tone: "main", value: minutes }],
      }))}
    >
      <table className="project-hours-table">
        <caption className="visually-hidden">{t("gps.project.weeks")}</caption>
        <tbody>
          {weeks.map(({ monday, minutes }) => (
            <tr key={monday}>
              <th scope="row">{nameOf(monday)}</th>
              <td>{clockHours(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Bars>
  )
}
