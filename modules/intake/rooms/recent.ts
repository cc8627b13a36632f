import type { Changed } from "#src/manifest/changes.ts"

/** What is told of rooms in the list of recent changes, each at its project. */
export const roomChanges: Changed = {
  actions: {
    "project.roomMeasured": { tells: ["name"] },
    "project.roomRemoved": { tells: ["name"] },
  },
}
