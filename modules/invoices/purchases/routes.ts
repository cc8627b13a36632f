import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { Checked, CheckInvoice, PostInvoice, PurchaseInvoice, ReverseInvoice } from "./schema.ts"
import type { Purchases } from "./service.ts"

/** Posting an invoice, and one posted invoice. */
export const purchaseRoutes = (purchases: Purchases, access: Access) =>
  new Elysia({ prefix: "/api/purchase-invoices" })
    .use(guard(access))
    .post("/check", ({ body }) => ({ warnings: purchases.check(body) }), {
      role: "manager",
      body: CheckInvoice,
      response: Checked,
    })
    .post("", ({ body, request, me }) => purchases.post(body, keyOf(request), me), {
      role: "manager",
      body: PostInvoice,
      response: PurchaseInvoice,
    })
    .get("/:id", ({ params }) => purchases.get(params.id), {
      role: "manager",
      params: ById,
      response: PurchaseInvoice,
    })
    .post(
      "/:id/reversal",
      ({ params, body, request, me }) => purchases.reverse(params.id, body.reason, keyOf(request), me),
      { role: "manager", params: ById, body: ReverseInvoice, response: PurchaseInvoice },
    )
    .get(
      "/:id/file",
      ({ params }) => {
        const file = purchases.original(params.id)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: ById },
    )
