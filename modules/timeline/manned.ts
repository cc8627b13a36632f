import type { Projects } from "#modules/projects/service.ts"
import type { Day } from "#src/shared/days.ts"
import type { Manned } from "./week.ts"

/**
 * Planned work that goes on from a day, with who does it by name; who left keeps his. What is not accepted yet, done or
 * put away is none.
 */
export function mannedFrom(projects: Projects, day: Day): Manned[] {
  const names = new Map(projects.everyone().map(({ id, name }) => [id, name]))
  return projects.plannedFrom(day).map(({ team, ...work }) => ({
    ...work,
    status: "in_progress",
    team: team.map((id) => ({ id, name: names.get(id) ?? "" })),
  }))
}
