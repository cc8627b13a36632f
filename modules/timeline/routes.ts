import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { addressOf } from "#src/http/address.ts"
import { keyOf } from "#src/http/idempotency.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { limitsItself } from "#src/http/limits.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { feedWords as words } from "./feed.nl.ts"
import type { Feeds } from "./feed.ts"
import type { News } from "./news.ts"
import {
  Feed,
  FeedAddress,
  Forecast,
  Moved,
  Moves,
  NewFeed,
  Plan,
  Planned,
  PlanningNews,
  ProjectPlanning,
  SeenNews,
  TimelineWeek,
  WeekQuery,
} from "./schema.ts"
import type { Timeline } from "./service.ts"

export const timelineRoutes = (
  { timeline, planningNews, feeds }: { timeline: Timeline; planningNews: News; feeds: Feeds },
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
    .get("/timeline/projects/:id", ({ params, me }) => timeline.ofProject(params.id, me), {
      role: "manager",
      params: ById,
      response: ProjectPlanning,
    })
    .get("/timeline/news", ({ me }) => planningNews.of(me.id), { role: "worker", response: PlanningNews })
    .post("/timeline/news/seen", ({ body, me }) => planningNews.see(me.id, body), {
      role: "worker",
      body: SeenNews,
      response: PlanningNews,
    })
    .post("/timeline/feed", ({ body, me }) => feeds.renew(body.company, me), {
      role: "worker",
      body: NewFeed,
      response: Feed,
    })
    .get(
      "/agenda/:token",
      ({ params, request, server }) => {
        const { text, etag } = feeds.open(params.token, addressOf(request, server))
        const headers = { etag, "cache-control": "private, no-cache" }
        if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers })
        const name = `inline; filename="${words.fileName}"`
        return new Response(text, {
          headers: {
            ...headers,
            "content-type": "text/calendar; charset=utf-8",
            "content-disposition": name,
          },
        })
      },
      { ...limitsItself, params: FeedAddress },
    )
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
