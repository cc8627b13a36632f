import { ApiError } from "#ui/lib/http.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Plan, TimelineProject } from "../schema.ts"
import { api } from "./api.ts"
import { timelinePath } from "./hooks.ts"

export const affectedPaths = [timelinePath, "/api/projects"]

export const useReplan = () => useAction(replan, { refreshes: affectedPaths })

/** Plans a project; when someone was first, or the project is gone, what is there now is shown with the refusal. */
export async function replan(project: TimelineProject, plan: Plan) {
  try {
    return await api.replan(project.id, plan)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 404))
      await refresh(...affectedPaths)
    throw error
  }
}
