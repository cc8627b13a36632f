import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { addressOf } from "#src/http/address.ts"
import { keyOf } from "#src/http/idempotency.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { ById } from "#src/http/params.ts"
import {
  ContactMessage,
  ContactReply,
  Message,
  MessageCounts,
  MessageFilter,
  SetMessageState,
} from "./schema.ts"
import type { Messages } from "./service.ts"

export const siteRoutes = (messages: Messages, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .post(
      "/contact",
      ({ body, request, server }) => messages.receive(body, keyOf(request), addressOf(request, server)),
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
    .put(
      "/messages/:id/state",
      ({ params, body, me }) => messages.setState(params.id, body.state, me, body.from),
      {
        role: "manager",
        params: ById,
        body: SetMessageState,
        response: Message,
      },
    )
