import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Project } from "../../../schema.ts"
import { shownStatus } from "../../list/shownStatus.ts"

/** His projects, the newest first and what was put away last. */
export function OwnProjects({ projects }: { projects: Project[] }) {
  const { t } = useTranslation()
  return (
    <Card title={t("projects.customers.projects")}>
      {projects.length === 0 && <p className="muted">{t("projects.customers.noProjects")}</p>}
      {projects.length > 0 && (
        <ul className="lines">
          {projects.map((project) => (
            <li key={project.id} className="cluster roomy">
              <Line project={project} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Line({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { id, name, startDate, endDate, estimatedPrice, archivedAt } = project
  const days = [startDate, endDate].filter((day) => typeof day === "string").map(formatDay)
  return (
    <>
      <div className="customer-project-name stack flush">
        <Link href={`/projects/${id}`} className="touch">
          {name}
        </Link>
        {days.length > 0 && <span className="muted">{days.join(" – ")}</span>}
      </div>
      {archivedAt ? <Badge>{t("projects.customers.archived")}</Badge> : <Status of={shownStatus(project)} />}
      {estimatedPrice !== undefined && (
        <span className="customer-project-price">{formatEuros(estimatedPrice)}</span>
      )}
    </>
  )
}
