import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { apart } from "#src/jobs/portions.ts"
import { PricedContent } from "./content.schema.ts"
import type { Copies } from "./copies.ts"
import type { QuotationEditor } from "./editor.ts"
import {
  CopyQuotation,
  NewQuotation,
  PreviewQuotation,
  Quotation,
  QuotationVersion,
  SaveQuotation,
} from "./schema.ts"

const Version = z.extend(ById, { version: NumberInPath })

/** One quotation: its versions, what they hold, and what is made of them. */
export const quotationRoutes = (
  { quotationEditor: editor, copies }: { quotationEditor: QuotationEditor; copies: Copies },
  access: Access,
) =>
  new Elysia({ prefix: "/api/quotations" })
    .use(guard(access))
    .post("", ({ body, me }) => apart(() => editor.start(body, me)), {
      role: "manager",
      body: NewQuotation,
      response: Quotation,
    })
    .post("/preview", ({ body }) => apart(() => editor.preview(body)), {
      role: "manager",
      body: PreviewQuotation,
      response: PricedContent,
    })
    .get("/:id", ({ params }) => editor.get(params.id), {
      role: "manager",
      params: ById,
      response: Quotation,
    })
    .delete(
      "/:id",
      ({ params, me }) => {
        editor.discard(params.id, me)
        return { success: true as const }
      },
      { role: "manager", params: ById, response: z.object({ success: z.literal(true) }) },
    )
    .get("/:id/versions/:version", ({ params }) => editor.version(params.id, params.version), {
      role: "manager",
      params: Version,
      response: QuotationVersion,
    })
    .post("/:id/versions", ({ params, body, me }) => apart(() => editor.save(params.id, body, me)), {
      role: "manager",
      params: ById,
      body: SaveQuotation,
      response: Quotation,
    })
    .post(
      "/:id/copies",
      ({ params, body, request, me }) => apart(() => copies.copy(params.id, body, keyOf(request), me)),
      { role: "manager", params: ById, body: CopyQuotation, response: Quotation },
    )
    .post("/:id/documents", ({ params }) => editor.redoDocuments(params.id), {
      role: "manager",
      params: ById,
      response: Quotation,
    })
    .get(
      "/:id/versions/:version/documents/:kind",
      ({ params }) => {
        const file = editor.document(params.id, params.version, params.kind)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: z.extend(Version, { kind: z.string() }) },
    )
    .get(
      "/:id/versions/:version/conditions",
      ({ params }) => {
        const file = editor.conditions(params.id, params.version)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: Version },
    )
    .get(
      "/:id/versions/:version/text",
      ({ params }) => {
        const file = editor.text(params.id, params.version)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: Version },
    )
