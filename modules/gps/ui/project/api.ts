import * as z from "zod/mini"
import { get } from "#ui/lib/http.ts"
import { ProjectHours, Running } from "../../sheets/schema.ts"

export const api = {
  running: (id: number) => get(z.array(Running), `/api/projects/${id}/hours/running`),
  hours: (id: number) => get(ProjectHours, `/api/projects/${id}/hours`),
}
