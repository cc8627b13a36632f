import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { Pair } from "./schema.ts"
import type { PhotoPairs } from "./service.ts"

const ByPair = z.extend(ById, { before: NumberInPath, after: NumberInPath })

export const pairRoutes = (pairs: PhotoPairs, access: Access) =>
  new Elysia({ prefix: "/api/projects/:id/photo-pairs" })
    .use(guard(access))
    .get("", ({ params }) => pairs.list(params.id), {
      role: "worker",
      params: ById,
      response: z.array(Pair),
    })
    .post(
      "",
      ({ params, body, me }) => {
        pairs.add(params.id, body, me)
        return null
      },
      { role: "worker", params: ById, body: Pair, response: z.null() },
    )
    .delete(
      "/:before/:after",
      ({ params, me }) => {
        pairs.remove(params.id, params, me)
        return null
      },
      { role: "worker", params: ByPair, response: z.null() },
    )
