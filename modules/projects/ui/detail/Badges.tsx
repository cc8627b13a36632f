import { typeLabels } from "#src/shared/projectTypes.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Status } from "#ui/kit/Status.tsx"
import type { Project } from "../../schema.ts"
import { shownStatus } from "../list/shownStatus.ts"

/** How it stands, and what kinds of work it is. */
export const Badges = ({ project }: { project: Project }) => (
  <ul className="project-badges cluster tight">
    <li>
      <Status of={shownStatus(project)} />
    </li>
    {project.metadata.projectTypes.map((type) => (
      <li key={type}>
        <Badge>{typeLabels[type]}</Badge>
      </li>
    ))}
  </ul>
)
