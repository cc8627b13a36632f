import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf, streamOf } from "#src/http/download.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { AtMost, ById } from "#src/http/params.ts"
import type { Books } from "./books.ts"
import {
  PayInvoice,
  Period,
  PurchaseInvoice,
  PurchaseInvoiceRow,
  UnassignedInvoice,
  VatQuarter,
} from "./schema.ts"

/** A year of originals over a slow line. */
const archiveSeconds = 600

/** All posted invoices together. */
export const bookRoutes = (books: Books, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/purchase-invoices", () => books.list(), {
      role: "manager",
      kept: true,
      response: longReply(z.array(PurchaseInvoiceRow)),
    })
    .get("/purchase-invoices/vat", () => books.vat(), {
      role: "manager",
      kept: true,
      response: z.array(VatQuarter),
    })
    .get(
      "/purchase-invoices/sheet",
      async ({ query }) => {
        const file = await books.sheet(query)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", query: Period },
    )
    .get(
      "/purchase-invoices/export",
      async ({ query, request, server }) => {
        server?.timeout(request, archiveSeconds)
        const { stream, name } = await books.archive(query)
        return streamOf(stream, { mediaType: "application/zip", attachment: name })
      },
      { role: "manager", query: Period },
    )
    .put("/purchase-invoices/:id/payment", ({ params, body, me }) => books.pay(params.id, body, me), {
      role: "manager",
      params: ById,
      body: PayInvoice,
      response: PurchaseInvoice,
    })
    .delete("/purchase-invoices/:id/payment", ({ params, me }) => books.unpay(params.id, me), {
      role: "manager",
      params: ById,
      response: PurchaseInvoice,
    })
    .get("/unassigned-tracking/invoices", ({ query }) => books.unassigned(query.most), {
      role: "manager",
      query: AtMost,
      kept: true,
      response: longReply(z.array(UnassignedInvoice)),
    })
