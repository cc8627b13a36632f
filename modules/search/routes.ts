import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { Hits, SearchQuery, SearchResult, VisitedQuery } from "./schema.ts"
import type { Search } from "./service.ts"

export const searchRoutes = (search: Search, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    // No GET: names and telephone numbers stay out of addresses, which proxies log, and commas stay whole.
    .post("/search", ({ body, me }) => search.find(body.typed, me.role), {
      role: "worker",
      body: SearchQuery,
      response: SearchResult,
    })
    .post("/search/visited", ({ body, me }) => search.at(body.addresses, me.role), {
      role: "worker",
      body: VisitedQuery,
      response: Hits,
    })
