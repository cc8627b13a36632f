import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { Change, ChangesQuery, RecentChanges } from "./schema.ts"
import type { Changes } from "./service.ts"

export const changeRoutes = (changes: Changes, access: Access) =>
  new Elysia({ prefix: "/api/changes" })
    .use(guard(access))
    .get("", ({ query, me }) => changes.list(query, me), {
      role: "manager",
      query: ChangesQuery,
      response: RecentChanges,
    })
    .post("/:id/undo", ({ params, request, me }) => changes.undo(params.id, keyOf(request), me), {
      role: "manager",
      params: ById,
      response: Change,
    })
