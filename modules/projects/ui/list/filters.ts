import type { Project } from "../../schema.ts"

/** What the list can be narrowed to. A delayed project also counts under its own status, as on the dashboard. */
export const filters = ["all", "planned", "active", "completed", "delayed", "archived"] as const
export type Filter = (typeof filters)[number]

/** How a filter is called in the address. */
export const slugs: Record<Filter, string> = {
  all: "",
  planned: "gepland",
  active: "actief",
  completed: "voltooid",
  delayed: "vertraagd",
  archived: "archief",
}

export const passes = (filter: Filter) => (project: Project) =>
  filter === "all" ||
  filter === "archived" ||
  (filter === "delayed" ? project.delayed : project.status === filter)

/** How many there are of each, of what is at hand. */
export const counted = (atHand: Project[]): Partial<Record<Filter, number>> =>
  Object.fromEntries(
    filters
      .filter((filter) => filter !== "archived")
      .map((filter) => [filter, atHand.filter(passes(filter)).length]),
  )

/** What stands on its badge: being late is more urgent than what it is doing. */
export const shownStatus = ({ status, delayed }: Project) =>
  delayed ? ("project.delayed" as const) : (`project.${status}` as const)
