import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { deviceTimeHeader } from "#modules/gps/schema.ts"
import { Deviation, NextVersion } from "#modules/quotes/onSite/schema.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { apart } from "#src/jobs/portions.ts"
import {
  ByWarning,
  ChecklistPayload,
  Findings,
  IntakeChecklist,
  Marks,
  Renewal,
  Settlement,
} from "./schema.ts"
import type { Checks } from "./service.ts"

const sentAt = ({ headers }: Request) => headers.get(deviceTimeHeader)

export const checkRoutes = (checks: Checks, access: Access) =>
  new Elysia({ prefix: "/api/projects/:id/checklist" })
    .use(guard(access))
    .get("", ({ params }) => apart(() => checks.of(params.id)), {
      role: "worker",
      params: ById,
      response: IntakeChecklist,
    })
    .post("", ({ params, body, request, me }) => checks.save(params.id, body, keyOf(request), me), {
      role: "worker",
      params: ById,
      body: ChecklistPayload,
      response: IntakeChecklist,
    })
    .put(
      "/marks",
      ({ params, body, request, me }) => {
        checks.mark(params.id, body, sentAt(request), me)
        return null
      },
      { role: "worker", params: ById, body: Marks, response: z.null() },
    )
    .put(
      "/answers",
      ({ params, body, request, me }) => {
        checks.find(params.id, body, sentAt(request), me)
        return null
      },
      { role: "worker", params: ById, body: Findings, response: z.null() },
    )
    .post("/renewal", ({ params, body, me }) => checks.renew(params.id, body, me), {
      role: "worker",
      params: ById,
      body: Renewal,
      response: IntakeChecklist,
    })
    .put("/warnings/:code", ({ params, body, me }) => checks.settle(params.id, params.code, body, me), {
      role: "worker",
      params: ByWarning,
      body: Settlement,
      response: IntakeChecklist,
    })
    .get("/halts", ({ params }) => checks.halts([params.id]).get(params.id) ?? [], {
      role: "worker",
      params: ById,
      response: z.array(z.string()),
    })
    .get("/deviation", ({ params }) => checks.deviation(params.id), {
      role: "manager",
      params: ById,
      response: z.nullable(Deviation),
    })
    .post("/version", ({ params, body, me }) => checks.requote(params.id, body.base, me), {
      role: "manager",
      params: ById,
      body: NextVersion,
      response: z.object({ quotationId: z.int(), version: z.int() }),
    })
