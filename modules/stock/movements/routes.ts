import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import type { Places as StockPlaces } from "../places.ts"
import {
  Adjust,
  Count,
  Counted,
  CountedAt,
  CountList,
  ItemHistory,
  Move,
  Moved,
  PlaceKey,
  Places,
  Return,
  StockItems,
  TurnBack,
} from "../schema.ts"
import type { StockView } from "../view.ts"
import type { Movements } from "./service.ts"

const Which = z.strictObject({ archived: z.optional(z.stringbool()) })
const Most = z.strictObject({
  most: z.optional(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(2000)))),
})
const At = z.strictObject({ place: PlaceKey })

/** What lies where, and what comes and goes. */
export function movementRoutes(
  {
    movements,
    stockView,
    stockPlaces,
  }: { movements: Movements; stockView: StockView; stockPlaces: StockPlaces },
  access: Access,
  kept: KeptReplies,
) {
  const moved = (itemId: number, movementId: number | null, me: User) => ({
    item: stockView.one(itemId, me),
    movementId,
  })
  return new Elysia({ prefix: "/api/materials" })
    .use(guard(access))
    .use(kept)
    .get("/stock", ({ query, me }) => stockView.list(me, query), {
      role: "worker",
      kept: true,
      query: Which,
      response: longReply(StockItems, { same: true }),
    })
    .get("/places", ({ me }) => stockPlaces.list(me), { role: "worker", response: Places })
    .get(
      "/stock/:id",
      ({ params, query, me }) => stockView.history(movements.item(params.id), query.most ?? 50, me),
      { role: "worker", params: ById, query: Most, response: ItemHistory },
    )
    .post(
      "/stock/:id/adjust",
      ({ params, body, request, me }) =>
        moved(params.id, movements.adjust(params.id, body, keyOf(request), me), me),
      { role: "worker", params: ById, body: Adjust, response: Moved },
    )
    .post(
      "/stock/:id/return",
      ({ params, body, request, me }) =>
        moved(params.id, movements.giveBack(params.id, body, keyOf(request), me), me),
      { role: "worker", params: ById, body: Return, response: Moved },
    )
    .post(
      "/stock/:id/count",
      ({ params, body, request, me }) =>
        moved(params.id, movements.count(params.id, body, keyOf(request), me), me),
      { role: "worker", params: ById, body: Count, response: Moved },
    )
    .post(
      "/stock/:id/move",
      ({ params, body, request, me }) =>
        moved(params.id, movements.move(params.id, body, keyOf(request), me), me),
      { role: "worker", params: ById, body: Move, response: Moved },
    )
    .get("/counts", ({ query }) => stockView.countedAt(query.place), {
      role: "worker",
      query: At,
      response: CountedAt,
    })
    .post(
      "/counts",
      ({ body, request, me }) => ({ movementIds: movements.countAll(body, keyOf(request), me) }),
      { role: "worker", body: CountList, response: Counted },
    )
    .post(
      "/movements/reverse",
      ({ body, request, me }) => ({ movementIds: movements.reverseAll(body.ids, keyOf(request), me) }),
      { role: "worker", body: TurnBack, response: Counted },
    )
    .post(
      "/movements/:id/reverse",
      ({ params, request, me }) => {
        const { itemId, movementId } = movements.reverse(params.id, keyOf(request), me)
        return moved(itemId, movementId, me)
      },
      { role: "worker", params: ById, response: Moved },
    )
}
