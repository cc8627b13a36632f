import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import type { TimelineProject, TimelineWeek } from "../../schema.ts"
import { JobList } from "./JobList.tsx"
import { jobsIn, jobText } from "./jobText.ts"

/** On a phone: accepted work without days yet, and work whose last day is over. */
export function Unplanned({ week, open }: { week: TimelineWeek; open: (project: TimelineProject) => void }) {
  return (
    <>
      <Jobs of="unplanned" week={week} open={open} />
      <Jobs of="overdue" week={week} open={open} />
    </>
  )
}

function Jobs({
  of,
  week,
  open,
}: {
  of: "unplanned" | "overdue"
  week: TimelineWeek
  open: (project: TimelineProject) => void
}) {
  const { t } = useTranslation()
  const jobs = jobsIn(week, of)
  if (jobs.length === 0) return null
  return (
    <Card
      sheet
      title={t(`timeline.aside.${of}`)}
      aside={<span className="muted">{t("timeline.board.jobs", { count: jobs.length })}</span>}
      className="board-jobs"
    >
      <JobList
        jobs={jobs}
        first={8}
        row={(project) => (
          <li key={project.id} className="split">
            <div className="board-who">
              <p className="flush">
                <strong>{project.name}</strong>
              </p>
              <p className="muted flush">{jobText(project, week)}</p>
            </div>
            <Button className="button-small" onClick={() => open(project)}>
              {t(of === "unplanned" ? "timeline.board.plan" : "timeline.card.replan")}
              <span className="visually-hidden"> {project.name}</span>
            </Button>
          </li>
        )}
      />
    </Card>
  )
}
