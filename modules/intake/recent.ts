import type { Changed } from "#src/manifest/changes.ts"
import { checkChanges } from "./checks/recent.ts"
import type { Templates } from "./checks/templates/service.ts"
import { planChanges } from "./plan/recent.ts"
import type { Plans } from "./plan/service.ts"
import { visitChanges } from "./report/recent.ts"
import type { VisitTold } from "./report/told.ts"
import { roomChanges } from "./rooms/recent.ts"
import type { Rooms } from "./rooms/service.ts"

/** What is told of the intake in the list of recent changes. */
export function intakeChanges({
  templates,
  rooms,
  plans,
  visitTold,
}: {
  templates: Templates
  rooms: Rooms
  plans: Plans
  visitTold: VisitTold
}): Changed {
  const { subjects, actions } = checkChanges(templates)
  const others = [roomChanges(rooms), planChanges(plans), visitChanges(visitTold)]
  return { subjects, actions: Object.assign({}, actions, ...others.map((one) => one.actions)) }
}
