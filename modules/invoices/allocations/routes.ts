import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { Allocate, Allocated, InvoiceAllocations, ProjectInvoice, Removed } from "./schema.ts"
import type { Allocations } from "./service.ts"

export const allocationRoutes = (allocations: Allocations, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/invoice-allocations/invoice/:id", ({ params, me }) => allocations.of(params.id, me), {
      role: "manager",
      params: ById,
      response: InvoiceAllocations,
    })
    .post(
      "/invoice-allocations/allocate",
      ({ body, request, me }) => allocations.allocate(body, keyOf(request), me),
      {
        role: "manager",
        body: Allocate,
        response: Allocated,
      },
    )
    .delete(
      "/invoice-allocations/:id",
      ({ params, request, me }) => allocations.remove(params.id, keyOf(request), me),
      {
        role: "manager",
        params: ById,
        response: Removed,
      },
    )
    .get("/projects/:id/invoices", ({ params }) => allocations.ofProject(params.id), {
      role: "manager",
      params: ById,
      response: longReply(z.array(ProjectInvoice)),
    })
