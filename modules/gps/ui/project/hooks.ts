import { projectsPath } from "#modules/projects/ui/hooks.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { ProjectHours, Running } from "../../sheets/schema.ts"
import { api } from "./api.ts"

const everyMinute = 60_000

const useHours = (id: number, every: number) =>
  usePolled<ProjectHours>([projectsPath, id, "hours"], () => api.hours(id), every)

/** What was worked on a project, by whom, and who is there now. */
export const useProjectHours = (id: number) => useHours(id, everyMinute)
/** As it was when the page was opened, or something on it changed: all of it is much to read for a count. */
export const useHoursCount = (id: number) => useHours(id, 0).data?.minutes
export const useRunning = (id: number) =>
  usePolled<Running[]>([projectsPath, id, "running"], () => api.running(id), everyMinute)
