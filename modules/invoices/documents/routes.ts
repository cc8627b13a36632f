import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { ById } from "#src/http/params.ts"
import { invoiceDocumentKinds } from "./document.ts"
import type { InvoiceDocuments } from "./service.ts"

/** An invoice in Word or Excel. */
export const invoiceDocumentRoutes = (documents: InvoiceDocuments, access: Access) =>
  new Elysia({ prefix: "/api/invoice-ocr" }).use(guard(access)).get(
    "/scans/:id/documents/:kind",
    async ({ params, me }) => {
      const file = await documents.document(params.id, params.kind, me)
      return downloadOf(file, { attachment: file.name })
    },
    { role: "worker", params: z.extend(ById, { kind: z.enum(invoiceDocumentKinds) }) },
  )
