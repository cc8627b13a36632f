import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { DueBilling, ProjectBilling, SaveBillingPlan } from "./schema.ts"
import type { Billing } from "./service.ts"

export const billingRoutes = (billing: Billing, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/sales-invoices/due", () => billing.due(), {
      role: "manager",
      kept: true,
      response: longReply(z.array(DueBilling)),
    })
    .get("/projects/:id/billing", ({ params }) => billing.get(params.id), {
      role: "manager",
      params: ById,
      response: ProjectBilling,
    })
    .put("/projects/:id/billing-plan", ({ params, body, me }) => billing.savePlan(params.id, body, me), {
      role: "manager",
      params: ById,
      body: SaveBillingPlan,
      response: ProjectBilling,
    })
