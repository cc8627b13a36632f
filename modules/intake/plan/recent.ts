import type { Changed, ChangeKind } from "#src/manifest/changes.ts"
import type { Plans } from "./service.ts"

/** What is told of floor plans in the list of recent changes, each at its project. */
export function planChanges(plans: Plans): Changed {
  const change: ChangeKind = {
    tells: ["rooms"],
    back: ({ subjectId, details: { plan, version } }) =>
      plans.wayBack(Number(subjectId), String(plan), String(version)),
  }
  return { actions: { "project.planSaved": change, "project.planRemoved": change } }
}
