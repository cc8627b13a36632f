import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { Costs } from "../schema.ts"
import type { Projects } from "../service.ts"
import { CancelCommitment, Commitment, CommitmentChange, NewCommitment, SettleCommitment } from "./schema.ts"

const OfProject = z.extend(ById, { commitmentId: NumberInPath })
const shared = { role: "manager", params: OfProject, response: longReply(Costs) } as const

export const commitmentRoutes = (projects: Projects, access: Access) =>
  new Elysia({ prefix: "/api/projects/:id/commitments" })
    .use(guard(access))
    .get("", ({ params }) => projects.orders(params.id), {
      role: "manager",
      params: ById,
      response: z.array(Commitment),
    })
    .post("", ({ params, body, request, me }) => projects.order(params.id, body, keyOf(request), me), {
      role: "manager",
      params: ById,
      body: NewCommitment,
      response: longReply(Costs),
    })
    .put(
      "/:commitmentId",
      ({ params, body, me }) => projects.changeOrder(params.id, params.commitmentId, body, me),
      { ...shared, body: CommitmentChange },
    )
    .put(
      "/:commitmentId/settled",
      ({ params, body, me }) => projects.settleOrder(params.id, params.commitmentId, body, me),
      { ...shared, body: SettleCommitment },
    )
    .put(
      "/:commitmentId/cancelled",
      ({ params, body, me }) => projects.cancelOrder(params.id, params.commitmentId, body, me),
      { ...shared, body: CancelCommitment },
    )
