import * as z from "zod/mini"
import { type CallOptions, del, get, post, put } from "#ui/lib/http.ts"
import {
  type NewNote,
  Note,
  type NoteChange,
  NotesAbout,
  type NotesQuery,
  type TaskPile,
  Tasks,
} from "../schema.ts"

const Made = z.object({ id: z.int() })

export const api = {
  about: (query: NotesQuery) => get(NotesAbout, "/api/notes", query),
  one: (id: number) => get(Note, `/api/notes/${id}`),
  tasks: (pile: TaskPile) => get(Tasks, "/api/notes/tasks", { pile }),
  add: (note: NewNote, options: CallOptions) => post(Made, "/api/notes", note, options),
  see: (ids: number[]) => post(z.null(), "/api/notes/seen", { ids }),
  change: (id: number, change: NoteChange) => put(Made, `/api/notes/${id}`, change),
  setDone: (id: number, done: boolean, options?: CallOptions) =>
    put(Made, `/api/notes/${id}/done`, { done }, options),
  remove: (id: number) => del(z.null(), `/api/notes/${id}`),
  restore: (id: number) => put(z.null(), `/api/notes/${id}/restored`, {}),
}
