import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { deviceTimeHeader } from "#modules/gps/schema.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import { takesFile } from "#src/http/limits.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import {
  ChecklistDay,
  DayQuery,
  DaysQuery,
  maxMegabytes,
  PastDay,
  PastDays,
  Submitted,
  Ticks,
} from "../schema.ts"
import type { Past } from "./past.ts"
import type { Days } from "./service.ts"
import { submittedDay } from "./upload.ts"

const ByPhoto = z.extend(ById, { photoId: NumberInPath })

/** Two of the largest at once, one for each account: what else is in the form comes on top. */
const megabyte = 1024 * 1024
const uploads = createInFlight({
  most: 2 * maxMegabytes * megabyte,
  perAddress: maxMegabytes * megabyte,
})

const sentAt = ({ headers }: Request) => headers.get(deviceTimeHeader)

export const dayRoutes = (
  { checklist, pastChecklists }: { checklist: Days; pastChecklists: Past },
  access: Access,
) =>
  new Elysia({ prefix: "/api/daily-checklist" })
    .use(guard(access))
    .get("", ({ query, me }) => checklist.of(me, query.date), {
      role: "worker",
      query: DayQuery,
      response: ChecklistDay,
    })
    .put(
      "/ticks",
      ({ body, request, me }) => {
        checklist.tick(body, sentAt(request), me)
        return null
      },
      { role: "worker", body: Ticks, response: z.null() },
    )
    .post(
      "",
      ({ request, server, me }) =>
        uploads.during(String(me.id), { request, server }, async (whole) =>
          checklist.submit(
            submittedDay(await whole()),
            { key: keyOf(request), deviceTime: sentAt(request) },
            me,
          ),
        ),
      { role: "worker", ...takesFile(maxMegabytes), response: Submitted },
    )
    .get("/days", ({ query, me }) => pastChecklists.list(query, me), {
      role: "worker",
      query: DaysQuery,
      response: PastDays,
    })
    .get("/days/:id", ({ params, me }) => pastChecklists.get(params.id, me), {
      role: "worker",
      params: ById,
      response: PastDay,
    })
    .get(
      "/days/:id/photos/:photoId",
      ({ params, me }) => downloadOf(pastChecklists.photo(params.id, params.photoId, me)),
      { role: "worker", params: ByPhoto },
    )
