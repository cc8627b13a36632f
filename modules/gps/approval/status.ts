import { belongsToProject } from "../schema.ts"
import type { EntryRow } from "../table.ts"
import type { PendingEntry } from "./schema.ts"

/** What an entry still needs before it can be approved. Its times and project come first: the rest depends on them. */
export function pendingStatus(
  {
    kind,
    projectId,
    endedAt,
    contractorName,
  }: Pick<EntryRow, "kind" | "projectId" | "endedAt" | "contractorName">,
  /** Whether its person has a cost rate on each of its days. */
  hasRate: boolean,
): PendingEntry["status"] {
  if (endedAt === null) return "incomplete"
  if (!belongsToProject(kind)) return "ready"
  if (projectId === null) return "incomplete"
  return hasRate || contractorName !== "" ? "ready" : "needs_contractor"
}
