import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { longReply } from "#src/http/longReply.ts"
import { deviceTimeHeader } from "../schema.ts"
import { PositionBatch, PositionsTaken, Track, TrackOf } from "./schema.ts"
import type { Positions } from "./service.ts"

export const positionRoutes = (positions: Positions, access: Access) =>
  new Elysia({ prefix: "/api/gps-tracking" })
    .use(guard(access))
    .post(
      "/positions",
      ({ body, me, request }) => positions.take(body, me, request.headers.get(deviceTimeHeader)),
      { role: "worker", body: PositionBatch, response: PositionsTaken },
    )
    .get("/track", ({ query, me }) => positions.track(query, me), {
      role: "worker",
      query: TrackOf,
      response: longReply(Track),
    })
