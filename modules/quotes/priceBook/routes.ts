import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ChangePrices, Experience, NormDetail, PriceBookView } from "./schema.ts"
import type { PriceBookService } from "./service.ts"

export const priceBookRoutes = (priceBook: PriceBookService, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/price-book", () => priceBook.view(), {
      role: "manager",
      kept: true,
      response: longReply(PriceBookView),
    })
    .get("/price-book/norms/:code", ({ params }) => priceBook.norm(params.code), {
      role: "manager",
      params: z.object({ code: z.string() }),
      response: NormDetail,
    })
    .get("/price-book/experience", ({ me }) => priceBook.experience(me), {
      role: "manager",
      response: longReply(Experience),
    })
    .get(
      "/price-book/export",
      () => {
        const sheet = priceBook.sheet()
        return downloadOf(sheet, { attachment: sheet.name })
      },
      { role: "manager" },
    )
    .post("/price-book/changes", ({ body, me }) => priceBook.change(body, me), {
      role: "owner",
      body: ChangePrices,
      response: longReply(PriceBookView),
    })
