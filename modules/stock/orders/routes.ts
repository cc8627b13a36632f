import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import {
  CloseOrder,
  MailOrder,
  NewOrder,
  StockOrders as Orders,
  Proposal,
  Receipt,
  Received,
  StockOrder,
} from "./schema.ts"
import type { OrderSending } from "./sending.ts"
import type { StockOrders } from "./service.ts"

/** What is ordered of suppliers, and what of it came in. */
export const orderRoutes = (
  {
    orders,
    proposal,
    sending,
  }: { orders: StockOrders; proposal: () => Promise<Proposal>; sending: OrderSending },
  access: Access,
) =>
  new Elysia({ prefix: "/api/materials/orders" })
    .use(guard(access))
    .get("", () => orders.list(), { role: "manager", response: Orders })
    .get("/proposal", () => proposal(), { role: "manager", response: Proposal })
    .get("/:id", ({ params }) => orders.one(params.id), {
      role: "manager",
      params: ById,
      response: StockOrder,
    })
    .get(
      "/:id/pdf",
      async ({ params }) => {
        const paper = await sending.pdf(params.id)
        return downloadOf(paper, { attachment: paper.name })
      },
      { role: "manager", params: ById },
    )
    .post("", ({ body, request, me }) => orders.one(orders.place(body, keyOf(request), me)), {
      role: "manager",
      body: NewOrder,
      response: StockOrder,
    })
    .post(
      "/:id/mail",
      async ({ params, body, request, me }) => {
        await sending.mail(params.id, body, keyOf(request), me)
        return orders.one(params.id)
      },
      { role: "manager", params: ById, body: MailOrder, response: StockOrder },
    )
    .post(
      "/:id/receive",
      ({ params, body, request, me }) => ({
        ...orders.receive(params.id, body, keyOf(request), me),
        order: orders.one(params.id),
      }),
      { role: "manager", params: ById, body: Receipt, response: Received },
    )
    .put(
      "/:id/closed",
      ({ params, body, me }) => {
        orders.close(params.id, body, me)
        return orders.one(params.id)
      },
      { role: "manager", params: ById, body: CloseOrder, response: StockOrder },
    )
