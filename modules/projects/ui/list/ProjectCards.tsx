import { memo } from "react"
import { useTranslation } from "react-i18next"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import type { Project } from "../../schema.ts"
import { ProjectCard } from "./ProjectCard.tsx"

/** What is out of sight is not laid out, so that a thousand scroll and search as ten do. */
export const ProjectCards = memo(({ rows, view }: { rows: Project[]; view: string }) => {
  const { t } = useTranslation()
  const shown = useGrowing(rows, view)
  return (
    <ul className="project-cards" aria-label={t("projects.list.title")}>
      {shown.map((project) => (
        <Item key={project.id} project={project} />
      ))}
    </ul>
  )
})

const Item = memo(({ project }: { project: Project }) => (
  <li className="project-card">
    <ProjectCard project={project} />
  </li>
))
