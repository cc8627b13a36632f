import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { deviceTimeHeader } from "#modules/gps/schema.ts"
import { downloadOf, streamOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { takesFile, takesFileOrJson } from "#src/http/limits.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { previewOf } from "#src/http/preview.ts"
import type { PhotoExports } from "./exports.ts"
import { maxPhotoMegabytes, Photo, PhotoChange, PhotoShapes, ReportQuery, ZipQuery } from "./schema.ts"
import { sentDrawing, sentPhoto } from "./sent.ts"
import type { IntakePhotos } from "./service.ts"

const ByPhoto = z.extend(ById, { photoId: NumberInPath })
/** Tells a browser one drawing from the next. */
const Nr = z.strictObject({ nr: z.optional(NumberInPath) })

/** Two of the largest at once, one for each account. */
const megabyte = 1024 * 1024
const uploads = createInFlight({ most: 56 * megabyte, perAddress: 28 * megabyte })

const sendingOf = (request: Request) => ({
  key: keyOf(request),
  deviceTime: request.headers.get(deviceTimeHeader),
})

/** A hundred and fifty photos take a busy machine a minute, in which the reply is silent. */
const reportSeconds = 240

export const photoRoutes = (
  { intakePhotos: photos, photoExports: exports }: { intakePhotos: IntakePhotos; photoExports: PhotoExports },
  access: Access,
  kept: KeptReplies,
) =>
  new Elysia({ prefix: "/api/projects/:id/photos" })
    .use(guard(access))
    .use(kept)
    .get("", ({ params }) => photos.list(params.id), {
      role: "worker",
      kept: true,
      params: ById,
      response: longReply(z.array(Photo)),
    })
    .post(
      "",
      ({ params, request, server, me }) =>
        uploads.during(String(me.id), { request, server }, (whole) => {
          const read = async () => sentPhoto(await whole(), params.id)
          return photos.add(params.id, read, sendingOf(request), me)
        }),
      { role: "worker", ...takesFileOrJson(maxPhotoMegabytes), params: ById, response: Photo },
    )
    .get(
      "/zip",
      async ({ params, query }) => {
        const { stream, name } = await exports.zip(params.id, query.ids)
        return streamOf(stream, { mediaType: "application/zip", attachment: name })
      },
      { role: "worker", params: ById, query: ZipQuery },
    )
    .get(
      "/report",
      async ({ params, query, request, server, me }) => {
        server?.timeout(request, reportSeconds)
        const report = await exports.report(params.id, query.ids, me)
        return downloadOf(report, { attachment: report.name })
      },
      { role: "worker", params: ById, query: ReportQuery },
    )
    .put("/:photoId", ({ params, body, me }) => photos.change(params.id, params.photoId, body, me), {
      role: "worker",
      params: ByPhoto,
      body: PhotoChange,
      response: Photo,
    })
    .get("/:photoId/shapes", ({ params }) => photos.shapes(params.id, params.photoId), {
      role: "worker",
      params: ByPhoto,
      response: PhotoShapes,
    })
    .put(
      "/:photoId/drawing",
      ({ params, request, server, me }) =>
        uploads.during(String(me.id), { request, server }, (whole) => {
          const read = async () => sentDrawing(await whole())
          return photos.draw(params.id, params.photoId, read, keyOf(request), me)
        }),
      { role: "worker", ...takesFile(maxPhotoMegabytes), params: ByPhoto, response: Photo },
    )
    .get("/:photoId/drawn", ({ params }) => downloadOf(photos.drawn(params.id, params.photoId)), {
      role: "worker",
      params: ByPhoto,
      query: Nr,
    })
    .get(
      "/:photoId/drawn/preview",
      async ({ params, me }) => previewOf(await photos.drawnPreview(params.id, params.photoId, me)),
      { role: "worker", params: ByPhoto, query: Nr },
    )
