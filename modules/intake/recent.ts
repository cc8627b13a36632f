import type { Changed } from "#src/manifest/changes.ts"
import { checkChanges } from "./checks/recent.ts"
import type { Templates } from "./checks/templates/service.ts"
import { visitChanges } from "./report/recent.ts"
import type { VisitTold } from "./report/told.ts"
import { roomChanges } from "./rooms/recent.ts"

/** What is told of the intake in the list of recent changes. */
export function intakeChanges(templates: Templates, visitTold: VisitTold): Changed {
  const { subjects, actions } = checkChanges(templates)
  return { subjects, actions: { ...actions, ...roomChanges.actions, ...visitChanges(visitTold).actions } }
}
