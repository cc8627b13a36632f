import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { Notice } from "#src/shared/notice.ts"
import type { Notices } from "./notices.ts"

/** Not kept: a worker of the schedule may fail without anything being written. */
export const noticeRoutes = (notices: Notices, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/notices", ({ me }) => notices.list(me), { role: "worker", response: z.array(Notice) })
