import type { Changed, ChangeKind } from "#src/manifest/changes.ts"
import type { Rooms, SavedRoom } from "./service.ts"

/** What is told of rooms in the list of recent changes, each at its project. */
export const roomChanges = (rooms: Rooms): Changed => {
  const saved: ChangeKind = {
    tells: ["name"],
    back({ subjectId, details }) {
      // Of the first rooms the log kept no more than their name.
      if (!("version" in details)) return undefined
      return rooms.wayBack(Number(subjectId), details as unknown as SavedRoom)
    },
  }
  return { actions: { "project.roomMeasured": saved, "project.roomRemoved": saved } }
}
