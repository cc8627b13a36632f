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
  const said = { says: (details: Record<string, unknown>) => ({ said: notes.says(Number(details.note)) }) }
  const at = (details: Record<string, unknown>) => `/notities/${details.note}`
  const actions: Record<string, ChangeKind> = {
    noted: { ...said, back: back("remove"), onCard: true, at },
    noteChanged: { ...said },
    noteRemoved: { back: back("restore") },
    noteRestored: { ...said, back: back("remove") },
    taskDone: { ...said, back: done(true), onCard: true, at },
    taskReopened: { ...said, back: done(false) },
  }
  const told = tellers.flatMap((kind) =>
    Object.entries(actions).map(([action, change]) => [`${kind}.${action}`, change] as const),
  )
  return { actions: Object.fromEntries(told) }
}
