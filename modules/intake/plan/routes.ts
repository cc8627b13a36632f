import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { apart } from "#src/jobs/portions.ts"
import { ByPlan, ByPlanVersion, PlanVersions, SavedPlan, SavedPlans, SavePlan } from "./schema.ts"
import type { Plans } from "./service.ts"

/** The floor plans of a project, and how they were before. */
export const planRoutes = (plans: Plans, access: Access) =>
  new Elysia({ prefix: "/api/projects" })
    .use(guard(access))
    .get("/:id/plans", ({ params }) => apart(() => plans.list(params.id)), {
      role: "worker",
      params: ById,
      response: longReply(SavedPlans),
    })
    .put(
      "/:id/plans/:plan",
      ({ params: { id, plan }, body, request, me }) =>
        apart(() =>
          plans.save(
            id,
            plan,
            body,
            { key: keyOf(request), deviceTime: request.headers.get("device-time") },
            me,
          ),
        ),
      { role: "worker", params: ByPlan, body: SavePlan, response: SavedPlan },
    )
    .get("/:id/plans/:plan/versions", ({ params: { id, plan } }) => plans.versions(id, plan), {
      role: "worker",
      params: ByPlan,
      response: longReply(PlanVersions),
    })
    .get(
      "/:id/plans/:plan/versions/:version",
      ({ params: { id, plan, version } }) => plans.version(id, plan, version),
      { role: "worker", params: ByPlanVersion, response: SavedPlan },
    )
