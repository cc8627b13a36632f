import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import type { News } from "./news.ts"
import {
  Forecast,
  Moved,
  Moves,
  Plan,
  Planned,
  PlanningNews,
  SeenNews,
  TimelineWeek,
  WeekQuery,
} from "./schema.ts"
import type { Timeline } from "./service.ts"

export const timelineRoutes = (
  { timeline, planningNews }: { timeline: Timeline; planningNews: News },
  access: Access,
  kept: KeptReplies,
) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/timeline", ({ query, me }) => timeline.week(query, me), {
      role: "worker",
      kept: true,
      query: WeekQuery,
      response: longReply(TimelineWeek),
    })
    .get("/timeline/weather", ({ query, me }) => timeline.forecast(query, me), {
      role: "worker",
      query: WeekQuery,
      response: Forecast,
    })
    .get("/timeline/news", ({ me }) => planningNews.of(me.id), { role: "worker", response: PlanningNews })
    .post("/timeline/news/seen", ({ body, me }) => planningNews.see(me.id, body), {
      role: "worker",
      body: SeenNews,
      response: PlanningNews,
    })
    .post("/timeline/moves", ({ body, request, me }) => timeline.move(body, keyOf(request), me), {
      role: "manager",
      body: Moves,
      response: Moved,
    })
    .put("/timeline/projects/:id", ({ params, body, me }) => timeline.replan(params.id, body, me), {
      role: "manager",
      params: ById,
      body: Plan,
      response: Planned,
    })
