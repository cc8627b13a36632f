import { get } from "#ui/lib/http.ts"
import { IntakeProgress } from "../../progress/schema.ts"

export const progressPath = (project: number) => `/api/projects/${project}/intake`

export const api = {
  progress: (project: number) => get(IntakeProgress, `/api/projects/${project}/intake`),
}
