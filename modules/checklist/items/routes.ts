import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ByCode, ItemChange, ItemMove, ListedItem, NewItem } from "../schema.ts"
import type { Items } from "./service.ts"

/** The owner's list of what a day ends with. */
export const itemRoutes = (items: Items, access: Access) =>
  new Elysia({ prefix: "/api/checklist-items" })
    .use(guard(access))
    .get("", () => items.list(), { role: "owner", response: z.array(ListedItem) })
    .post("", ({ body, me, request }) => items.add(body, keyOf(request), me), {
      role: "owner",
      body: NewItem,
      response: ListedItem,
    })
    .put("/:code", ({ params, body, me }) => items.set(params.code, body, me), {
      role: "owner",
      params: ByCode,
      body: ItemChange,
      response: ListedItem,
    })
    .post("/:code/move", ({ params, body, me }) => items.move(params.code, body, me), {
      role: "owner",
      params: ByCode,
      body: ItemMove,
      response: z.array(ListedItem),
    })
