import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf, streamOf } from "#src/http/download.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import type { OwnHours } from "./own/service.ts"
import {
  ExportOf,
  Privacy,
  ProjectHours,
  Running,
  WeekOf,
  WeekOverview,
  WeekSheet,
  WeeksOf,
} from "./schema.ts"
import type { Sheets } from "./service.ts"

/** All of one person over a slow line. */
const ownSeconds = 600

/** Weeks, sheets to sign and downloads of hours, and what one may have of oneself. */
export const sheetRoutes = ({ sheets, ownHours }: { sheets: Sheets; ownHours: OwnHours }, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/hours/weeks", ({ query }) => sheets.overview(query), {
      role: "manager",
      query: WeeksOf,
      response: WeekOverview,
    })
    .get("/hours/week", ({ query, me }) => sheets.week(query, me), {
      role: "worker",
      query: WeekOf,
      response: WeekSheet,
    })
    .get("/hours/week/everyone", ({ query }) => sheets.everyone(query), {
      role: "manager",
      query: WeeksOf,
      response: longReply(z.array(WeekSheet)),
    })
    .get(
      "/hours/export",
      async ({ query, me }) => {
        const file = await sheets.download(query, me)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", query: ExportOf },
    )
    .get("/projects/:id/hours", ({ params, me }) => sheets.ofProject(params.id, me), {
      role: "manager",
      params: ById,
      response: ProjectHours,
    })
    .get("/projects/:id/hours/running", ({ params, me }) => sheets.runningOn(params.id, me), {
      role: "manager",
      params: ById,
      response: z.array(Running),
    })
    .get("/gps-tracking/privacy", ({ me }) => ownHours.privacy(me), { role: "worker", response: Privacy })
    .get(
      "/gps-tracking/mine",
      async ({ me, request, server }) => {
        server?.timeout(request, ownSeconds)
        const { stream, name } = await ownHours.all(me)
        return streamOf(stream, { mediaType: "application/zip", attachment: name })
      },
      { role: "worker" },
    )
