import type { TimelineStatus } from "../schema.ts"

/** The planning's words for a status, as the kit knows them. */
export const statusNames = {
  delayed: "project.delayed",
  in_progress: "project.active",
  planned: "project.planned",
  completed: "project.completed",
} as const satisfies Record<TimelineStatus, string>
