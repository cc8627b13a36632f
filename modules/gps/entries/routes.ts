import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { deviceTimeHeader } from "../schema.ts"
import {
  Answered,
  ByIdOrRef,
  CorrectEntry,
  EntriesOf,
  EntryChange,
  EntryMoment,
  NewEntry,
  NoticeAnswer,
  RemoveEntry,
  StartEntry,
  TimeEntry,
  TimerState,
} from "./schema.ts"
import type { Entries, Sent } from "./service.ts"

const sentWith = (request: Request): Sent => ({
  key: keyOf(request),
  deviceTime: request.headers.get(deviceTimeHeader),
})

/** The timer of who is signed in, and hours. An entry goes by its number, or by what its device calls it. */
export const entryRoutes = (entries: Entries, access: Access) =>
  new Elysia({ prefix: "/api/gps-tracking" })
    .use(guard(access))
    .get("/now", ({ me }) => entries.state(me), { role: "worker", response: TimerState })
    .get("/sessions", ({ query, me }) => entries.list(query, me), {
      role: "worker",
      query: EntriesOf,
      response: z.array(TimeEntry),
    })
    .post("/start", ({ body, request, me }) => entries.start(body, sentWith(request), me), {
      role: "worker",
      body: StartEntry,
      response: TimeEntry,
    })
    .post(
      "/stop/:id",
      ({ params, body, request, me }) => entries.stop(params.id, body, sentWith(request), me),
      { role: "worker", params: ByIdOrRef, body: EntryMoment, response: TimeEntry },
    )
    .post(
      "/pause/:id",
      ({ params, body, request, me }) => entries.pause(params.id, body, sentWith(request), me),
      { role: "worker", params: ByIdOrRef, body: EntryMoment, response: TimeEntry },
    )
    .post(
      "/resume/:id",
      ({ params, body, request, me }) => entries.resume(params.id, body, sentWith(request), me),
      { role: "worker", params: ByIdOrRef, body: EntryMoment, response: TimeEntry },
    )
    .post("/entries", ({ body, request, me }) => entries.add(body, sentWith(request), me), {
      role: "worker",
      body: NewEntry,
      response: TimeEntry,
    })
    .put(
      "/entries/:id",
      ({ params, body, request, me }) => entries.correct(params.id, body, sentWith(request), me),
      { role: "worker", params: ByIdOrRef, body: CorrectEntry, response: TimeEntry },
    )
    .put(
      "/entries/:id/removed",
      ({ params, body, request, me }) => entries.setRemoved(params.id, body, sentWith(request), me),
      { role: "worker", params: ByIdOrRef, body: RemoveEntry, response: TimeEntry },
    )
    .get("/entries/:id/changes", ({ params, me }) => entries.changes(params.id, me), {
      role: "worker",
      params: ByIdOrRef,
      response: z.array(EntryChange),
    })
    .post("/notice", ({ body, request, me }) => entries.answerNotice(body, sentWith(request), me), {
      role: "worker",
      body: NoticeAnswer,
      response: Answered,
    })
