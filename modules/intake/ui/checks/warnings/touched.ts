import { checklistPath } from "../paths.ts"

/** What a warning shows in: the planning and the tasks of the day too. */
export const touched = (project: number): string[] => [
  checklistPath(project),
  "/api/timeline",
  "/api/working-movement",
]
