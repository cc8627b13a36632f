import { memo } from "react"
import { useTranslation } from "react-i18next"
import type { Project } from "../../schema.ts"
import { ProjectCard } from "./ProjectCard.tsx"

/** What is out of sight is not laid out, so that a thousand scroll and search as ten do. */
export const ProjectCards = memo(({ rows }: { rows: Project[] }) => {
  const { t } = useTranslation()
  return (
    <ul className="project-cards" aria-label={t("projects.list.title")}>
      {rows.map((project) => (
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
