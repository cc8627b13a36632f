import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Clock } from "#src/shared/clock.ts"
import { savePlan } from "./sample.ts"
import type { Plans } from "./service.ts"

/** Of the bathroom that was asked for last somebody drew the floor that it is on. */
export const fillPlans: Fill<{ access: Access; clock: Clock; projects: Projects; plans: Plans }> = async (
  { access, clock, projects, plans },
  { putBack },
) => {
  const drawer = access.list().find(({ username }) => username === "daan") ?? access.list()[0]!
  const job = (await projects.list({}, drawer)).find(({ name }) => name.includes("M. de Vries"))
  if (!job) return
  putBack(0.98)
  const now = clock().toISOString()
  const sending = { key: "voorbeeld-plan-eerste", deviceTime: now }
  plans.save(job.id, "voorbeeld-plan", savePlan({ savedAt: now }), sending, drawer)
  putBack(0)
}
