import { projectsPath } from "#modules/projects/ui/hooks.ts"

/** Everything about approving hours is read under it. */
export const approvalPath = "/api/hours-approval"
/** What an approval shows in: sheets and timers, and the costs of projects. */
export const affectedPaths = [
  approvalPath,
  "/api/gps-tracking",
  "/api/hours",
  "/api/unassigned-tracking",
  projectsPath,
]
