import { usualRadius } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"

/** Where people work, each place with its own radius or the usual one. */
export const placesOf = (projects: Pick<Projects, "workplaces">, accountId: number) =>
  projects.workplaces(accountId).map((place) => ({ ...place, radius: place.radius ?? usualRadius }))
