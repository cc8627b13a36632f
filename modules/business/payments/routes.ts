import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { SalesInvoice } from "../sales/schema.ts"
import { NewPayment, SetPaymentRemoved } from "./schema.ts"
import type { SalesPayments } from "./service.ts"

export const paymentRoutes = (payments: SalesPayments, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .post(
      "/sales-invoices/:id/payments",
      ({ params, body, request, me }) => payments.note(params.id, body, keyOf(request), me),
      { role: "manager", params: ById, body: NewPayment, response: SalesInvoice },
    )
    .put("/sales-payments/:id/removed", ({ params, body, me }) => payments.setRemoved(params.id, body, me), {
      role: "manager",
      params: ById,
      body: SetPaymentRemoved,
      response: SalesInvoice,
    })
