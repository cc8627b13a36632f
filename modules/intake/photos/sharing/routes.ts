import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { linkHeader } from "#modules/quotes/status/schema.ts"
import { addressOf } from "#src/http/address.ts"
import { downloadOf } from "#src/http/download.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { NewShare, Share, SharedPhotos, ShareLink } from "./schema.ts"
import type { Holder, PhotoShares } from "./service.ts"

const ByShare = z.extend(ById, { shareId: NumberInPath })

/** Of the office: who may look at which photos. */
export const shareRoutes = (shares: PhotoShares, access: Access) =>
  new Elysia({ prefix: "/api/projects/:id/photo-shares" })
    .use(guard(access))
    .get("", ({ params }) => shares.list(params.id), {
      role: "manager",
      params: ById,
      response: z.array(Share),
    })
    .post("", ({ params, body, me }) => ({ link: shares.create(params.id, body, me) }), {
      role: "manager",
      params: ById,
      body: NewShare,
      response: ShareLink,
    })
    .delete(
      "/:shareId",
      ({ params, me }) => {
        shares.end(params.id, params.shareId, me)
        return null
      },
      { role: "manager", params: ByShare, response: z.null() },
    )

/** For who has the link: it comes in a header, so that no address that anybody writes down holds it. */
export const sharedPhotoRoutes = (shares: PhotoShares) =>
  new Elysia({ prefix: "/api/shared-photos" })
    .get("", ({ request, server }) => shares.get(holderOf(request, server)), { response: SharedPhotos })
    .get(
      "/:id",
      async ({ params, request, server }) =>
        downloadOf(await shares.picture(holderOf(request, server), params.id)),
      { params: ById },
    )
    .get(
      "/:id/preview",
      async ({ params, request, server }) => {
        const bytes = await shares.preview(holderOf(request, server), params.id)
        const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
        return downloadOf({ blob, bytes: bytes.length, mediaType: "image/jpeg" })
      },
      { params: ById },
    )

const holderOf = (request: Request, server: Parameters<typeof addressOf>[1]): Holder => ({
  token: request.headers.get(linkHeader) ?? "",
  address: addressOf(request, server),
})
