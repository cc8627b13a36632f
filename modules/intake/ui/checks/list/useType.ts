import type { ProjectType } from "#src/shared/projectTypes.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { api } from "../api.ts"
import { checklistPath } from "../paths.ts"

/** Hook: begins the list of a kind of job, in the place of the one that there was. */
export function useType(project: number) {
  const keys = useWishKey()
  return useAction(
    async (projectType: ProjectType) => {
      const list = {
        ...{ projectType, items: [], completedItems: [], warnings: [] },
        status: "in_progress" as const,
      }
      const begun = await api.save(project, list, keys.of({ project, projectType }))
      keys.heard()
      return begun
    },
    { refreshes: checklistPath(project), failed: "intake.checks.change.failed" },
  )
}
