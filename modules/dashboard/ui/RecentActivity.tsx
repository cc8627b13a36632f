import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { Project } from "#modules/projects/schema.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Progress } from "#ui/kit/Progress.tsx"

const shown = 3

/** The first active projects; nothing when none is active. `projects` holds active ones only. */
export function RecentActivity({ projects }: { projects: Project[] }) {
  const { t } = useTranslation()
  if (projects.length === 0) return null
  return (
    <Card
      sheet
      title={t("dashboard.recent.title")}
      aside={<Link href="/projects">{t("dashboard.recent.all")}</Link>}
    >
      <ul className="dashboard-recent plain">
        {projects.slice(0, shown).map((project) => (
          <li key={project.id}>
            <span>
              <Link href={`/projects/${project.id}`} className="cover-link">
                {project.name}
              </Link>
            </span>
            <span className="muted">
              {project.delayed && <strong>{t("kit.status.project.delayed")}</strong>}
              {project.delayed && project.address && " · "}
              {project.address}
            </span>
            <span className="dashboard-percent">
              <span aria-hidden>{project.progress}%</span>
              <Progress
                value={project.progress}
                label={t("dashboard.recent.progress", { percent: project.progress })}
                hideLabel
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
