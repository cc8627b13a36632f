import type { Project } from "../../schema.ts"

/** What stands on its badge: an offer is no work yet, and being late is more urgent than what it is doing. */
export const shownStatus = ({ status, lead, delayed }: Pick<Project, "status" | "lead" | "delayed">) =>
  lead ? ("project.lead" as const) : delayed ? ("project.delayed" as const) : (`project.${status}` as const)
