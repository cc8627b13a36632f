import "./texts.ts"
import type { Tells } from "#ui/lib/module.ts"

const actions = ["noted", "noteChanged", "noteRemoved", "noteRestored", "taskDone", "taskReopened"] as const

/** Of notes in the list of recent changes; those of a job the job tells. */
export const tells: Tells = Object.fromEntries(
  ["customer", "message"].flatMap((kind) =>
    actions.map((action) => [`${kind}.${action}`, `notes.did.${action}` as const]),
  ),
)
