import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { Removed } from "../allocations/schema.ts"
import { OnStockNow, PutOnStock, StockLines, TakeOffStock } from "./schema.ts"
import type { OnStock } from "./service.ts"

export const onStockRoutes = (onStock: OnStock, access: Access) =>
  new Elysia({ prefix: "/api/invoice-allocations" })
    .use(guard(access))
    .get("/invoice/:id/stock", ({ params }) => onStock.lines(params.id), {
      role: "manager",
      params: ById,
      response: longReply(StockLines),
    })
    .post("/stock", ({ body, request, me }) => onStock.put(body, keyOf(request), me), {
      role: "manager",
      body: PutOnStock,
      response: OnStockNow,
    })
    .post("/stock/removal", ({ body, request, me }) => onStock.remove(body.ids, keyOf(request), me), {
      role: "manager",
      body: TakeOffStock,
      response: Removed,
    })
    .delete("/stock/:id", ({ params, request, me }) => onStock.remove([params.id], keyOf(request), me), {
      role: "manager",
      params: ById,
      response: Removed,
    })
