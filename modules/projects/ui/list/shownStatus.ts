import type { Project } from "../../schema.ts"

/** What stands on its badge: being late is more urgent than what it is doing. */
export const shownStatus = ({ status, delayed }: Project) =>
  delayed ? ("project.delayed" as const) : (`project.${status}` as const)
