import type { Tells } from "#ui/lib/module.ts"

const actions = ["noted", "noteChanged", "noteRemoved", "noteRestored", "taskDone", "taskReopened"] as const

/** Of notes in the list of recent changes, at whatever they are about. */
export const tells: Tells = Object.fromEntries(
  ["project", "customer", "message"].flatMap((kind) =>
    actions.map((action) => [`${kind}.${action}`, `notes.did.${action}` as const]),
  ),
)
