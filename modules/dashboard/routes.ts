import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import type { FiguresService } from "./figures.ts"
import { DashboardData, Figures, FiguresOf } from "./schema.ts"
import type { Dashboard } from "./service.ts"

export const dashboardRoutes = (
  { dashboard, figures }: { dashboard: Dashboard; figures: FiguresService },
  access: Access,
  kept: KeptReplies,
) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/dashboard/data", ({ me }) => dashboard.data(me), {
      role: "worker",
      kept: true,
      response: DashboardData,
    })
    .get("/figures", ({ query, me }) => figures.of(query.period ?? "12", me), {
      role: "manager",
      kept: true,
      query: FiguresOf,
      response: longReply(Figures),
    })
