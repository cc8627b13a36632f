import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { OriginFilter, QuotationRow, QuotationStats } from "./schema.ts"
import type { Overview } from "./service.ts"

export const overviewRoutes = (overview: Overview, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api/quotations" })
    .use(guard(access))
    .use(kept)
    .get("", ({ query, me }) => overview.list(query, me), {
      role: "manager",
      kept: true,
      query: OriginFilter,
      response: longReply(z.array(QuotationRow)),
    })
    .get("/stats", ({ query, me }) => overview.stats(query, me), {
      role: "manager",
      kept: true,
      query: OriginFilter,
      response: QuotationStats,
    })
