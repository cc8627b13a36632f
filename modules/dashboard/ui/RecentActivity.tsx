import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { Project } from "#modules/projects/schema.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Status } from "#ui/kit/Status.tsx"

const shown = 3

/** The first active projects; nothing when none is active. `projects` holds active ones only. */
export function RecentActivity({ projects }: { projects: Project[] }) {
  const { t } = useTranslation()
  if (projects.length === 0) return null
  return (
    <Card title={t("dashboard.recent.title")}>
      <ul className="dashboard-recent plain">
        {projects.slice(0, shown).map((project) => (
          <li key={project.id}>
            <Link href={`/projects/${project.id}`} className="dashboard-request row">
              <span className="stack flush">
                <strong>{project.name}</strong>
                <span className="muted">
                  {[project.address, t("dashboard.recent.progress", { percent: project.progress })]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <Status of={project.delayed ? "project.delayed" : "project.active"} />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton href="/projects">{t("dashboard.recent.all")}</LinkButton>
    </Card>
  )
}
