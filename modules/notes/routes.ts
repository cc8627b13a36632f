import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import {
  NewNote,
  Note,
  NoteChange,
  NoteDone,
  NotesAbout,
  NotesQuery,
  NotesSeen,
  Tasks,
  TasksQuery,
} from "./schema.ts"
import type { Notes } from "./service.ts"
import type { NotesView } from "./view.ts"

const Made = z.object({ id: z.int() })

export const noteRoutes = ({ notes, notesView }: { notes: Notes; notesView: NotesView }, access: Access) =>
  new Elysia({ prefix: "/api/notes" })
    .use(guard(access))
    .get("", ({ query, me }) => notesView.about(query, me), {
      role: "worker",
      query: NotesQuery,
      response: NotesAbout,
    })
    .get("/tasks", ({ query, me }) => notesView.tasks(query.pile, me), {
      role: "worker",
      query: TasksQuery,
      response: Tasks,
    })
    .get("/:id", ({ params, me }) => notesView.one(params.id, me), {
      role: "worker",
      params: ById,
      response: Note,
    })
    .post("", ({ body, me, request }) => notes.add(body, keyOf(request), me), {
      role: "worker",
      body: NewNote,
      response: Made,
    })
    .post(
      "/seen",
      ({ body, me }) => {
        notes.see(body.ids, me)
        return null
      },
      { role: "worker", body: NotesSeen, response: z.null() },
    )
    .put("/:id", ({ params, body, me }) => notes.change(params.id, body, me), {
      role: "worker",
      params: ById,
      body: NoteChange,
      response: Made,
    })
    .put("/:id/done", ({ params, body, me }) => notes.setDone(params.id, body.done, me), {
      role: "worker",
      params: ById,
      body: NoteDone,
      response: Made,
    })
    .delete(
      "/:id",
      ({ params, me }) => {
        notes.remove(params.id, me)
        return null
      },
      { role: "worker", params: ById, response: z.null() },
    )
    .put(
      "/:id/restored",
      ({ params, me }) => {
        notes.restore(params.id, me)
        return null
      },
      { role: "worker", params: ById, response: z.null() },
    )
