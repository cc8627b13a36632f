import type { Changed } from "#src/manifest/changes.ts"
import { checkChanges } from "./checks/recent.ts"
import type { Templates } from "./checks/templates/service.ts"
import { visitChanges } from "./report/recent.ts"
import { roomChanges } from "./rooms/recent.ts"
import type { Rooms } from "./rooms/service.ts"

/** What is told of the intake in the list of recent changes. */
export function intakeChanges({ templates, rooms }: { templates: Templates; rooms: Rooms }): Changed {
  const { subjects, actions } = checkChanges(templates)
  return { subjects, actions: { ...actions, ...roomChanges(rooms).actions, ...visitChanges.actions } }
}
