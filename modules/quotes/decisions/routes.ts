import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import { takesFile } from "#src/http/limits.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { Quotation } from "../quotations/schema.ts"
import { AcceptQuotation, MailProposal, maxProofMegabytes, RejectQuotation, SendQuotation } from "./schema.ts"
import type { Decisions } from "./service.ts"
import { uploadedDeclaration } from "./upload.ts"

/** Two of the largest at once, one for each account. */
const megabyte = 1024 * 1024
const uploads = createInFlight({ most: 24 * megabyte, perAddress: 12 * megabyte })

/** Sending a quotation, and what the client decided. */
export const decisionRoutes = (decisions: Decisions, access: Access) =>
  new Elysia({ prefix: "/api/quotations/:id" })
    .use(guard(access))
    .get("/mail", ({ params }) => decisions.mailProposal(params.id), {
      role: "manager",
      params: ById,
      response: MailProposal,
    })
    .post(
      "/sending",
      ({ params, body, request, me }) => decisions.send(params.id, body, keyOf(request), me),
      { role: "manager", params: ById, body: SendQuotation, response: Quotation },
    )
    .post(
      "/acceptance",
      ({ params, body, request, me }) => decisions.accept(params.id, body, keyOf(request), me),
      { role: "manager", params: ById, body: AcceptQuotation, response: Quotation },
    )
    .post(
      "/rejection",
      ({ params, body, request, me }) => decisions.reject(params.id, body, keyOf(request), me),
      { role: "manager", params: ById, body: RejectQuotation, response: Quotation },
    )
    .delete("/outcome", ({ params, request, me }) => decisions.takeBack(params.id, keyOf(request), me), {
      role: "manager",
      params: ById,
      response: Quotation,
    })
    .post(
      "/declarations",
      ({ params, request, server, me }) => {
        return uploads.during(String(me.id), { request, server }, (whole) =>
          decisions.declare(params.id, async () => uploadedDeclaration(await whole()), keyOf(request), me),
        )
      },
      { role: "manager", ...takesFile(maxProofMegabytes), params: ById, response: Quotation },
    )
    .get(
      "/declarations/:declarationId/file",
      ({ params }) => {
        const file = decisions.proof(params.id, params.declarationId)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: z.extend(ById, { declarationId: NumberInPath }) },
    )
