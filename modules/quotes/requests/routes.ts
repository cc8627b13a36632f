import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { addressOf } from "#src/http/address.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { takesFile } from "#src/http/limits.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { Done, StatusLink } from "../status/schema.ts"
import {
  GenerateQuestions,
  maxPhotoBytes,
  Questionnaire,
  QuoteRequest,
  QuoteRequestDetail,
  RequestCounts,
  RequestFilter,
  SetDisposition,
  Submission,
  SubmissionReply,
  UploadReply,
} from "./schema.ts"
import type { Quotes } from "./service.ts"
import { uploadedPhoto } from "./upload.ts"

/** Each announced megabyte takes about three while it is read and turned; with these, uploads stay below 250 MB together. */
const megabyte = 1024 * 1024
const uploads = createInFlight({ most: 32 * megabyte, perAddress: 24 * megabyte })

export const quoteRoutes = (quotes: Quotes, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .post("/local-engine/generate-questions", ({ body }) => quotes.questionnaire(body), {
      body: GenerateQuestions,
      response: Questionnaire,
    })
    .post(
      "/upload",
      ({ request, server }) => {
        const address = addressOf(request, server)
        return uploads.during(address, { request, server }, async (whole) => ({
          filename: await quotes.keepPhoto(async () => uploadedPhoto(await whole()), address),
        }))
      },
      { ...takesFile(maxPhotoBytes / megabyte), response: UploadReply },
    )
    .post(
      "/live-offerte",
      ({ body, request, server }) => quotes.submit(body, keyOf(request), addressOf(request, server)),
      { body: Submission, response: SubmissionReply },
    )
    .get("/offerte-aanvragen", ({ query }) => quotes.list(query), {
      role: "manager",
      kept: true,
      query: RequestFilter,
      response: longReply(z.array(QuoteRequest)),
    })
    .get("/offerte-aanvragen/counts", () => quotes.counts(), {
      role: "manager",
      kept: true,
      response: RequestCounts,
    })
    .get("/offerte-aanvragen/:id", ({ params }) => quotes.get(params.id), {
      role: "manager",
      params: ById,
      response: QuoteRequestDetail,
    })
    .put(
      "/offerte-aanvragen/:id/reading",
      ({ params, me }) => {
        quotes.read(params.id, me)
        return { success: true as const }
      },
      { role: "manager", params: ById, response: Done },
    )
    .post(
      "/offerte-aanvragen/:id/link",
      ({ params, me }) => ({ statusLink: quotes.giveLink(params.id, me) }),
      { role: "manager", params: ById, response: StatusLink },
    )
    .delete(
      "/offerte-aanvragen/:id/link",
      ({ params, me }) => {
        quotes.endLinks(params.id, me)
        return { success: true as const }
      },
      { role: "manager", params: ById, response: Done },
    )
    .put(
      "/offerte-aanvragen/:id/disposition",
      ({ params, body, me }) => quotes.dispose(params.id, body.disposition, me, body.from),
      {
        role: "manager",
        params: ById,
        body: SetDisposition,
        response: QuoteRequest,
      },
    )
    .post("/offerte-aanvragen/:id/documents", ({ params, me }) => quotes.generateDocuments(params.id, me), {
      role: "manager",
      params: ById,
      response: QuoteRequest,
    })
    .get(
      "/offerte-aanvragen/:id/documents/:docType",
      ({ params }) => {
        const file = quotes.document(params.id, params.docType)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: z.extend(ById, { docType: z.string() }) },
    )
    .get(
      "/offerte-aanvragen/:id/photos/:name",
      ({ params }) => downloadOf(quotes.photo(params.id, params.name)),
      {
        role: "manager",
        params: z.extend(ById, { name: z.string() }),
      },
    )
