import { Status } from "#ui/kit/Status.tsx"
import { t } from "#ui/lib/i18n.ts"
import type { Project } from "../../schema.ts"
import { shownStatus } from "../list/shownStatus.ts"
import { periodText } from "./periodText.ts"

/** How a job stands, and on one line what tells it from the others. */
export const headOf = (project: Project) => ({
  badge: <Status of={shownStatus(project)} />,
  facts: [
    project.address || t("projects.list.noAddress"),
    periodText(project),
    t("projects.list.progress", { progress: project.progress }),
    t("projects.detail.number", { id: project.id }),
  ],
})
