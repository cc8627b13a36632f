import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Clock } from "#src/shared/clock.ts"
import { bathroom, saveRoom, toilet } from "./sample.ts"
import type { Rooms } from "./service.ts"

/** Of the bathroom that was asked for last somebody measured two rooms this week. */
export const fillRooms: Fill<{ access: Access; clock: Clock; projects: Projects; rooms: Rooms }> = async (
  { access, clock, projects, rooms },
  { putBack },
) => {
  const measurer = access.list().find(({ username }) => username === "daan") ?? access.list()[0]!
  const job = (await projects.list({}, measurer)).find(({ name }) => name.includes("M. de Vries"))
  if (!job) return
  for (const [at, room] of [bathroom(), toilet()].entries()) {
    putBack(1 - at / 200)
    const now = clock().toISOString()
    const id = `voorbeeld-${at + 1}`
    rooms.save(job.id, id, saveRoom({ ...room, measuredAt: now }), `${id}-eerste`, now, measurer)
  }
  putBack(0)
}
