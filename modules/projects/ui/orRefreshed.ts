import { ApiError } from "#ui/lib/http.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { projectsPath } from "./hooks.ts"

/** When another was first, the page shows what that made of it. */
export async function orRefreshed<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (error instanceof ApiError && [404, 409].includes(error.status)) await refresh(projectsPath)
    throw error
  }
}
