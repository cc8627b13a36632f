import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { apart } from "#src/jobs/portions.ts"
import type { RoomOffer } from "./offer.ts"
import {
  ByRoom,
  MeasuredOffer,
  MeasuredPreview,
  PreviewMeasured,
  PutBack,
  Room,
  Rooms as RoomList,
  SaveRoom,
  TakeMeasured,
  TakenVersion,
} from "./schema.ts"
import type { Rooms } from "./service.ts"

/** Rooms of a project, and what their sizes do to its quotation. */
export const roomRoutes = ({ rooms, roomOffer }: { rooms: Rooms; roomOffer: RoomOffer }, access: Access) =>
  new Elysia({ prefix: "/api/projects" })
    .use(guard(access))
    .get("/:id/rooms", ({ params }) => rooms.list(params.id), {
      role: "worker",
      params: ById,
      response: RoomList,
    })
    .put(
      "/:id/rooms/:room",
      ({ params: { id, room }, body, request, me }) =>
        rooms.save(id, room, body, keyOf(request), request.headers.get("device-time"), me),
      { role: "worker", params: ByRoom, body: SaveRoom, response: Room },
    )
    .get("/:id/measured", ({ params }) => roomOffer.of(params.id), {
      role: "manager",
      params: ById,
      response: MeasuredOffer,
    })
    .post(
      "/:id/measured/preview",
      ({ params, body }) => apart(() => roomOffer.preview(params.id, body.choices)),
      {
        role: "manager",
        params: ById,
        body: PreviewMeasured,
        response: MeasuredPreview,
      },
    )
    .post("/:id/measured", ({ params, body, me }) => apart(() => roomOffer.take(params.id, body, me)), {
      role: "manager",
      params: ById,
      body: TakeMeasured,
      response: TakenVersion,
    })
    .post(
      "/:id/measured/back",
      ({ params, body, me }) => apart(() => roomOffer.putBack(params.id, body, me)),
      {
        role: "manager",
        params: ById,
        body: PutBack,
        response: TakenVersion,
      },
    )
