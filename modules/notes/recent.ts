import type { Changed, ChangeKind, WayBack } from "#src/manifest/changes.ts"
import type { Notes } from "./service.ts"

/** Where the log tells of notes: each at the thing it is about, of a quotation at its project. */
const tellers = ["project", "customer", "message"] as const

/** What is told of notes in the list of recent changes. */
export function noteChanges(notes: Notes): Changed {
  const noteOf = (details: Record<string, unknown>) => notes.row(Number(details.note))
  const back =
    (verb: "remove" | "restore"): WayBack =>
    ({ details }) => {
      const { id, removedAt } = noteOf(details)
      return (removedAt === null) === (verb === "remove") ? (by) => notes[verb](id, by) : undefined
    }
  const done =
    (was: boolean): WayBack =>
    ({ details }) => {
      const { id, doneAt, removedAt } = noteOf(details)
      if (removedAt !== null || (doneAt !== null) !== was) return undefined
      return (by) => notes.setDone(id, !was, by)
    }
  const actions: Record<string, ChangeKind> = {
    noted: { back: back("remove") },
    noteChanged: {},
    noteRemoved: { back: back("restore") },
    noteRestored: { back: back("remove") },
    taskDone: { back: done(true) },
    taskReopened: { back: done(false) },
  }
  const told = tellers.flatMap((kind) =>
    Object.entries(actions).map(([action, change]) => [`${kind}.${action}`, change] as const),
  )
  return { actions: Object.fromEntries(told) }
}
