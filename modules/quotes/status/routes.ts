import { Elysia } from "elysia"
import * as z from "zod/mini"
import { addressOf } from "#src/http/address.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { Done, linkHeader, NewAddition, NewPhoto, RequestStatus, StatusLink } from "./schema.ts"
import type { Holder, RequestStatuses } from "./service.ts"

/** For who has the link: it comes in a header, so that no address that anybody writes down holds it. */
export const requestStatusRoutes = (statuses: RequestStatuses) =>
  new Elysia({ prefix: "/api/request-status" })
    .get("", ({ request, server }) => statuses.get(holderOf(request, server)), { response: RequestStatus })
    .get(
      "/photos/:name",
      ({ params, request, server }) => downloadOf(statuses.photo(holderOf(request, server), params.name)),
      { params: z.object({ name: z.string() }) },
    )
    .post("/photos", ({ body, request, server }) => statuses.addPhoto(holderOf(request, server), body), {
      body: NewPhoto,
      response: RequestStatus,
    })
    .post(
      "/additions",
      ({ body, request, server }) => statuses.add(holderOf(request, server), body, keyOf(request)),
      { body: NewAddition, response: RequestStatus },
    )
    .post("/link", ({ request, server }) => ({ statusLink: statuses.renew(holderOf(request, server)) }), {
      response: StatusLink,
    })
    .delete(
      "/link",
      ({ request, server }) => {
        statuses.end(holderOf(request, server))
        return { success: true as const }
      },
      { response: Done },
    )

const holderOf = (request: Request, server: Parameters<typeof addressOf>[1]): Holder => ({
  token: request.headers.get(linkHeader) ?? "",
  address: addressOf(request, server),
})
