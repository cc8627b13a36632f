import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { previewOf } from "#src/http/preview.ts"
import { apart } from "#src/jobs/portions.ts"
import { PictureChoice } from "./choices/schema.ts"
import { PictureReply, PutPicture } from "./schema.ts"
import type { QuotationPictures } from "./service.ts"

/** Pictures of a quotation. */
export const pictureRoutes = (pictures: QuotationPictures, access: Access) =>
  new Elysia({ prefix: "/api/quotations/:id/pictures" })
    .use(guard(access))
    .get("", ({ params }) => pictures.choices(params.id), {
      role: "manager",
      params: ById,
      response: longReply(z.array(PictureChoice)),
    })
    .post("", ({ params, body, me }) => apart(() => pictures.put(params.id, body.photo, me)), {
      role: "manager",
      params: ById,
      body: PutPicture,
      response: PictureReply,
    })
    .get(
      "/:fileId",
      async ({ params, me }) => previewOf(await pictures.preview(params.id, params.fileId, me)),
      { role: "manager", params: z.extend(ById, { fileId: z.string() }) },
    )
