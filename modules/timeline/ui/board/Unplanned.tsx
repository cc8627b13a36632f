import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import type { TimelineProject, TimelineWeek } from "../../schema.ts"

const shown = 8

/** Accepted work without days yet, and work whose last day is over. */
export function Unplanned({ week, open }: { week: TimelineWeek; open: (project: TimelineProject) => void }) {
  return (
    <>
      <Jobs of="unplanned" ids={week.unplannedIds} week={week} open={open} />
      <Jobs of="overdue" ids={week.overdueIds} week={week} open={open} />
    </>
  )
}

function Jobs({
  of,
  ids,
  week,
  open,
}: {
  of: "unplanned" | "overdue"
  ids: number[]
  week: TimelineWeek
  open: (project: TimelineProject) => void
}) {
  const { t } = useTranslation()
  const jobs = ids.flatMap((id) => week.projects.find((project) => project.id === id) ?? [])
  if (jobs.length === 0) return null
  return (
    <Card sheet title={t(`timeline.aside.${of}`)} level={2} className="board-jobs">
      <ul className="plain">
        {jobs.slice(0, shown).map((project) => (
          <li key={project.id} className="split">
            <div className="board-who">
              <p className="flush">
                <strong>{project.name}</strong>
              </p>
              <p className="muted flush">{project.address}</p>
            </div>
            <Button className="button-small" onClick={() => open(project)}>
              {t(of === "unplanned" ? "timeline.board.plan" : "timeline.card.replan")}
              <span className="visually-hidden"> {project.name}</span>
            </Button>
          </li>
        ))}
        {jobs.length > shown && (
          <li className="muted">{t("timeline.aside.more", { count: jobs.length - shown })}</li>
        )}
      </ul>
    </Card>
  )
}
