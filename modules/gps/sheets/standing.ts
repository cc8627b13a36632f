import type { TimeEntry } from "../entries/schema.ts"
import { belongsToProject } from "../schema.ts"

type Judged = Pick<TimeEntry, "review" | "status" | "kind" | "projectId">

/** It waits, and it isn't known how long it took or for what. */
export const isIncomplete = ({ review, status, kind, projectId }: Judged): boolean =>
  review === "open" &&
  (status === "incomplete" || (status === "completed" && belongsToProject(kind) && projectId === null))

/** How an entry stands, in one word: the same on every sheet. What the office judged says more than what it misses. */
export function standingOf(entry: Judged): TimeEntry["review"] | "active" | "incomplete" {
  if (entry.review !== "open") return entry.review
  if (isIncomplete(entry)) return "incomplete"
  return entry.status === "active" ? "active" : "open"
}
