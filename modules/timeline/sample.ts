import type { Named, TimelineProject } from "./schema.ts"

export const anna: Named = { id: 1, name: "Anna Wisse" }
export const bas: Named = { id: 2, name: "Bas de Kok" }

let projects = 0

/** A project of Anna in the week of Monday 16 November 2026, unless told otherwise. */
export function planned(over: Partial<TimelineProject> = {}): TimelineProject {
  const id = over.id ?? ++projects
  return {
    id,
    name: `Project ${id}`,
    address: "Duinweg 1, Zierikzee",
    located: false,
    startDate: "2026-11-16",
    endDate: "2026-11-20",
    status: "in_progress",
    lead: false,
    progress: 0,
    team: [anna],
    version: 1,
    ...over,
  }
}
