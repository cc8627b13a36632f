import { useEffect, useRef, useState } from "react"
import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { noticesPath, refresh, usePolled } from "#ui/lib/swr.tsx"
import {
  mostNotes,
  type Note,
  type NoteAbout,
  type NotesAbout,
  type TaskPile,
  type Tasks,
} from "../schema.ts"
import { api } from "./api.ts"

/** Every read of notes begins with it, so a write refreshes them all. */
export const notesPath = "/api/notes"
/** What happened to a customer or a project tells of its notes as well. */
export const notesTouch = [notesPath, "/api/projects", "/api/customers"]

const atFirst = 50
const forColleagues = 60_000

/** What is written about a subject, the first of them, and the way to more. */
export function useNotes({ kind, id }: NoteAbout) {
  const [most, setMost] = useState(atFirst)
  const known = usePolled<NotesAbout>(
    [notesPath, { kind, id, most }],
    () => api.about({ kind, id, most }),
    forColleagues,
  )
  return { known, more: () => setMost((shown) => Math.min(mostNotes, shown * 4)) }
}

export const useTasks = (pile: TaskPile) =>
  usePolled<Tasks>([notesPath, { pile }], () => api.tasks(pile), forColleagues)

export const useNote = (id: number | undefined) =>
  useSWR<Note, ApiError>(id === undefined ? null : `${notesPath}/${id}`, () => api.one(id!))

/** Who sees what calls him has read it. */
export function useSeen(shown: readonly Note[] | undefined) {
  const told = useRef(new Set<number>())
  useEffect(() => {
    const fresh = (shown ?? [])
      .filter(({ id, unseen }) => unseen && !told.current.has(id))
      .map(({ id }) => id)
    if (fresh.length === 0) return
    for (const id of fresh) told.current.add(id)
    api.see(fresh).then(
      () => refresh(noticesPath),
      () => undefined,
    )
  }, [shown])
}
