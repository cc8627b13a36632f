import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ByCode, ItemChange, ItemMove, ListedItem, NewItem } from "./schema.ts"
import type { Templates } from "./service.ts"

/** The owner's lists of what is looked at on site. */
export const templateRoutes = (templates: Templates, access: Access) =>
  new Elysia({ prefix: "/api/intake-items" })
    .use(guard(access))
    .get("", () => templates.list(), { role: "owner", response: z.array(ListedItem) })
    .post("", ({ body, me, request }) => templates.add(body, keyOf(request), me), {
      role: "owner",
      body: NewItem,
      response: ListedItem,
    })
    .put("/:code", ({ params, body, me }) => templates.set(params.code, body, me), {
      role: "owner",
      params: ByCode,
      body: ItemChange,
      response: ListedItem,
    })
    .post("/:code/move", ({ params, body, me }) => templates.move(params.code, body, me), {
      role: "owner",
      params: ByCode,
      body: ItemMove,
      response: z.array(ListedItem),
    })
