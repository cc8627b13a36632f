import { type ComponentType, lazy } from "react"
import type { TextKey } from "#ui/lib/i18n.ts"
import { ChecksTab } from "./checks/ChecksTab.tsx"
import { PhotosTab } from "./photos/PhotosTab.tsx"
import { ReportTab } from "./report/ReportTab.tsx"
import { RoomsTab } from "./rooms/RoomsTab.tsx"

export interface TabProps {
  project: number
  /** It was put away: nothing changes any more. */
  closed: boolean
}

export interface IntakeTab {
  /** In the address: '?tab=fotos'. */
  name: string
  label: TextKey
  part: ComponentType<TabProps>
}

/** The parts of an intake, in this order; the first is shown when the address names none. */
export const intakeTabs: IntakeTab[] = [
  { name: "fotos", label: "intake.photos.title", part: PhotosTab },
  { name: "checklist", label: "intake.checks.title", part: ChecksTab },
  { name: "maten", label: "intake.rooms.tab", part: RoomsTab },
  { name: "plattegrond", label: "intake.plan.title", part: lazy(() => import("./plan/PlanTab.tsx")) },
  { name: "verslag", label: "intake.visit.tab", part: ReportTab },
]
