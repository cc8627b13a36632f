import type { Project } from "#modules/projects/schema.ts"
import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import type { About } from "../../../plan/exports/sheet.ts"
import type { ExportProps } from "./ExportButton.tsx"

interface Known {
  company: string
  /** Undefined as long as this device never read it. */
  project: Pick<Project, "name" | "address" | "metadata"> | undefined
  floor: string
  saved: ExportProps["saved"]
}

/** What the title block says of a plan. */
export function aboutOf({ company, project, floor, saved }: Known): About {
  const at = saved && new Date(saved.savedAt)
  return {
    ...{ company, floor, project: project?.name ?? "" },
    ...{ client: project?.metadata.clientName ?? "", address: project?.address ?? "" },
    day: formatDay(dayOf(at ?? new Date())),
    drawnBy: saved?.savedBy ?? "",
    version: at ? `${formatDay(dayOf(at))} ${timeOf(at)}` : "",
  }
}
