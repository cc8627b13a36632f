import type { ComponentType, ReactNode } from "react"
import type { Role } from "#src/shared/roles.ts"
import type { TextKey } from "#ui/lib/i18n.ts"
import type { ProjectPanel } from "#ui/lib/screen.ts"
import type { Project } from "../../schema.ts"
import { FileCount } from "../files/FileCount.tsx"
import Files from "../files/Files.tsx"
import { CostCount, Costs } from "./Costs.tsx"
import { History } from "./History.tsx"
import { Overview } from "./Overview.tsx"

export interface PartProps {
  project: Project
  manager: boolean
  /** What later modules tell in the narrow column. */
  side: ReactNode
}

export interface ProjectTab {
  /** In the address: '?tab=kosten'. */
  name: string
  label: TextKey
  /** The least role that sees `part`. */
  role: Role
  part?: ComponentType<PartProps>
  /** Later modules stand under it; a tab with neither is not there. */
  panels?: ProjectPanel["tab"]
  count?: ComponentType<{ id: number }>
}

/** The parts of a project's page, in this order; the first is shown when the address names none. */
export const projectTabs: ProjectTab[] = [
  {
    name: "overzicht",
    label: "projects.detail.tab.overview",
    role: "worker",
    part: Overview,
    panels: "overview",
  },
  {
    name: "kosten",
    label: "projects.detail.tab.costs",
    role: "manager",
    part: Costs,
    panels: "costs",
    count: CostCount,
  },
  { name: "uren", label: "projects.detail.tab.hours", role: "manager", panels: "hours" },
  { name: "documenten", label: "projects.detail.tab.documents", role: "manager", panels: "documents" },
  {
    name: "bestanden",
    label: "projects.detail.tab.files",
    role: "worker",
    part: ({ project: { id, archivedAt } }) => <Files id={id} closed={archivedAt !== null} />,
    count: FileCount,
  },
  { name: "notities", label: "projects.detail.tab.notes", role: "worker", panels: "notes" },
  { name: "gebeurd", label: "projects.detail.tab.history", role: "manager", part: History },
]
