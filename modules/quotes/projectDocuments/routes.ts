import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { QuotationRow } from "../overview/schema.ts"
import type { Overview } from "../overview/service.ts"
import { ProjectQuotation } from "../quotations/schema.ts"
import { QuoteRequest } from "../requests/schema.ts"
import type { ProjectDocuments } from "./service.ts"

/** Addresses under those of projects and customers, for what was quoted to them. */
export const projectDocumentRoutes = (
  { projectDocuments: documents, overview }: { projectDocuments: ProjectDocuments; overview: Overview },
  access: Access,
  kept: KeptReplies,
) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/projects/:id/documents", ({ params, me }) => documents.quotation(params.id, me), {
      role: "manager",
      kept: true,
      params: ById,
      response: ProjectQuotation,
    })
    .get(
      "/projects/:id/documents/:type",
      async ({ params, me }) => {
        const file = await documents.document(params.id, params.type, me)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: z.extend(ById, { type: z.string() }) },
    )
    .get("/customers/:id/requests", ({ params, me }) => documents.requestsOfCustomer(params.id, me), {
      role: "manager",
      params: ById,
      response: longReply(z.array(QuoteRequest)),
    })
    .get("/customers/:id/quotations", ({ params, me }) => overview.madeForCustomer(params.id, me), {
      role: "manager",
      params: ById,
      response: longReply(z.array(QuotationRow)),
    })
