import { useSearchParams } from "wouter"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { useRecentIntakes } from "../choose/recent.ts"

/** Hook: the project that the calculators were opened from, as their address says. */
export function useAskedProject(): number | undefined {
  const [search] = useSearchParams()
  const asked = Number(search.get("project"))
  return Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
}

/** Hook: where one most likely measured: the project that is known, else the one whose intake was opened last. */
export function useProposedProject(known: number | undefined): number | undefined {
  const asked = useAskedProject()
  const [last] = useRecentIntakes()
  return useAtHand(known ?? asked ?? last)
}

/** Hook: a project as far as it can be chosen: others were put away, or never were. */
export function useAtHand(project: number | undefined): number | undefined {
  const projects = useProjects().data
  return projects && !projects.some(({ id }) => id === project) ? undefined : project
}
