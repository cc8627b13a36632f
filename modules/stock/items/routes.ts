import { Elysia } from "elysia"
import type * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { Articles } from "../articles/schema.ts"
import { StockItem } from "../schema.ts"
import type { StockView } from "../view.ts"
import { ItemChange, ItemFields } from "./schema.ts"
import type { StockItems } from "./service.ts"

/** What the office keeps of each material. */
export function itemRoutes(
  {
    stockItems,
    stockView,
    articles,
  }: { stockItems: StockItems; stockView: StockView; articles: () => z.infer<typeof Articles> },
  access: Access,
) {
  return new Elysia({ prefix: "/api/materials" })
    .use(guard(access))
    .post("/stock", ({ body, request, me }) => stockView.one(stockItems.add(body, keyOf(request), me), me), {
      role: "manager",
      body: ItemFields,
      response: StockItem,
    })
    .get("/articles", () => articles(), { role: "manager", response: Articles })
    .get(
      "/export",
      async ({ me }) => {
        const sheet = await stockView.sheet(me)
        return downloadOf(sheet, { attachment: sheet.name })
      },
      { role: "manager" },
    )
    .put(
      "/stock/:id",
      ({ params, body, me }) => {
        stockItems.change(params.id, body, me)
        return stockView.one(params.id, me)
      },
      { role: "manager", params: ById, body: ItemChange, response: StockItem },
    )
    .post(
      "/stock/:id/archive",
      ({ params, me }) => {
        stockItems.archive(params.id, me)
        return stockView.one(params.id, me)
      },
      { role: "manager", params: ById, response: StockItem },
    )
    .post(
      "/stock/:id/restore",
      ({ params, me }) => {
        stockItems.restore(params.id, me)
        return stockView.one(params.id, me)
      },
      { role: "manager", params: ById, response: StockItem },
    )
}
