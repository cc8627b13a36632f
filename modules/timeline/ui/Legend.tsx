import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Status } from "#ui/kit/Status.tsx"
import { type TimelineWeek, timelineStatuses } from "../schema.ts"
import { statusNames } from "./statusNames.ts"

/** The words of the marks that stand alone on the narrow cards of a column. A phone has the words on the cards. */
export function Legend({ week: { days, projects, conflicts } }: { week: TimelineWeek }) {
  const { t } = useTranslation()
  const shown = new Set(days.flatMap(({ projectIds }) => projectIds))
  const inWeek = projects.filter(({ id }) => shown.has(id))
  const statuses = timelineStatuses.filter((name) => inWeek.some(({ status }) => status === name))
  if (statuses.length === 0) return null
  return (
    <ul className="week-legend cluster" aria-label={t("timeline.legend")}>
      {statuses.map((status) => (
        <li key={status}>
          <Status of={statusNames[status]} />
        </li>
      ))}
      {conflicts.length > 0 && (
        <li>
          <span className="plan-double">
            <TriangleAlert aria-hidden size="1.05em" /> {t("timeline.conflicts.onCard")}
          </span>
        </li>
      )}
    </ul>
  )
}
