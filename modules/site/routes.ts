import { Elysia } from "elysia"
import { z } from "zod"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { addressOf } from "#src/http/address.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import {
  ContactMessage,
  ContactReply,
  Message,
  MessageCounts,
  MessageFilter,
  SetMessageState,
} from "./schema.ts"
import type { Messages } from "./service.ts"

const ById = z.object({ id: z.coerce.number().int().positive() })

export const siteRoutes = (messages: Messages, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .post(
      "/contact",
      ({ body, request, server }) =>
        messages.receive(body, request.headers.get("idempotency-key"), addressOf(request, server)),
      { body: ContactMessage, response: ContactReply },
    )
    .get("/messages", ({ query }) => messages.list(query), {
      role: "manager",
      kept: true,
      query: MessageFilter,
      response: z.array(Message),
    })
    .get("/messages/counts", () => messages.counts(), {
      role: "manager",
      kept: true,
      response: MessageCounts,
    })
    .put("/messages/:id/state", ({ params, body, me }) => messages.setState(params.id, body.state, me), {
      role: "manager",
      params: ById,
      body: SetMessageState,
      response: Message,
    })
