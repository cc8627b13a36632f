import { get } from "#ui/lib/http.ts"
import { ProjectHours } from "../../sheets/schema.ts"

export const api = {
  hours: (id: number) => get(ProjectHours, `/api/projects/${id}/hours`),
}
