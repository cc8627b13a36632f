import { get, put } from "#ui/lib/http.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { PlanVersions, SavedPlan, SavedPlans, type SavePlan } from "../../plan/schema.ts"

export const api = {
  plans: (project: number) => get(SavedPlans, `/api/projects/${project}/plans`),
  save: (project: number, id: string, plan: SavePlan, options: SendOptions) =>
    put(SavedPlan, `/api/projects/${project}/plans/${id}`, plan, options),
  versions: (project: number, id: string) =>
    get(PlanVersions, `/api/projects/${project}/plans/${id}/versions`),
  version: (project: number, id: string, version: string) =>
    get(SavedPlan, `/api/projects/${project}/plans/${id}/versions/${version}`),
}
