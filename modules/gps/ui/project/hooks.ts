import { projectsPath } from "#modules/projects/ui/hooks.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { ProjectHours } from "../../sheets/schema.ts"
import { api } from "./api.ts"

const everyMinute = 60_000

/** What was worked on a project, by whom, and who is there now. */
export const useProjectHours = (id: number) =>
  usePolled<ProjectHours>([projectsPath, id, "hours"], () => api.hours(id), everyMinute)
