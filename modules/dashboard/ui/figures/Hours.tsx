import { useTranslation } from "react-i18next"
import { clockOfHours } from "#src/shared/clockHours.ts"
import { sum } from "#src/shared/rounding.ts"
import { Bars } from "#ui/kit/Bars.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { Figures } from "../../schema.ts"
import { FigureTable } from "./FigureTable.tsx"

const most = 12

export function Hours({ projects }: { projects: Figures["hours"] }) {
  const { t } = useTranslation()
  const title = t("dashboard.figures.hours.title")
  const total = hoursText(Math.round(sum(projects.map(({ hours }) => hours)) * 60))
  return (
    <Card title={title} aside={projects.length > 0 && t("dashboard.figures.hours.total", { hours: total })}>
      {projects.length === 0 ? (
        <EmptyState title={t("dashboard.figures.hours.none")} />
      ) : (
        <Bars
          caption={t("dashboard.figures.hours.caption")}
          rows={projects.slice(0, most).map(({ projectId, name, hours }) => ({
            key: String(projectId),
            label: name,
            href: `/projects/${projectId}`,
            text: clockOfHours(hours),
            parts: [{ tone: "main", value: Math.max(0, hours) }],
          }))}
          note={
            projects.length > most && t("dashboard.figures.margins.more", { count: projects.length - most })
          }
        >
          <FigureTable
            caption={title}
            columns={[t("dashboard.figures.table.project"), t("dashboard.figures.table.hours")]}
            rows={projects.map(({ projectId, name, hours }) => ({
              key: String(projectId),
              cells: [name, clockOfHours(hours)],
            }))}
          />
        </Bars>
      )}
    </Card>
  )
}
