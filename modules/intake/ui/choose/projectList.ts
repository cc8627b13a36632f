import type { Project } from "#modules/projects/schema.ts"
import { found } from "#modules/projects/ui/list/search.ts"
import { list } from "#ui/list/list.ts"

/** The jobs at hand, to begin or go on with the intake of one. */
export const intakeProjects = list<Project>()({
  path: "/job-intake",
  keyOf: ({ id }) => id,
  find: found,
  texts: { name: "intake.choose.title", search: "projects.list.search", found: "projects.list.found" },
})
