import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { IntakePhotos } from "../photos/service.ts"
import { savePlan } from "./sample.ts"
import type { Underlay } from "./schema.ts"
import type { Plans } from "./service.ts"

interface Filled {
  access: Access
  clock: Clock
  projects: Projects
  intakePhotos: IntakePhotos
  plans: Plans
}

/** Of the bathroom that was asked for last somebody drew the floor that it is on, over a sketch of its time. */
export const fillPlans: Fill<Filled> = async (
  { access, clock, projects, intakePhotos, plans },
  { putBack },
) => {
  const drawer = access.list().find(({ username }) => username === "daan") ?? access.list()[0]!
  const job = (await projects.list({}, drawer)).find(({ name }) => name.includes("M. de Vries"))
  if (!job) return
  putBack(0.98)
  const now = clock().toISOString()
  const sending = { key: "voorbeeld-plan-eerste", deviceTime: now }
  const old = intakePhotos.list(job.id).find(({ title }) => title.startsWith("Oude tekening"))
  const underlay = old && { ...sketchLaid, photo: old.id }
  plans.save(job.id, "voorbeeld-plan", savePlan({ savedAt: now, underlay }), sending, drawer)
  putBack(0)
}

/** As the sketch lies once its 2400 is as long as the bathroom. */
const sketchLaid: Omit<Underlay, "photo"> = {
  ...{ x: 1850, y: 1083, width: 5333, height: 4000, turn: 0, strength: 60, known: 2400 },
}
