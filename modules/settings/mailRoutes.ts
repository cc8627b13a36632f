import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { ById } from "#src/http/params.ts"
import type { MailService } from "./mail.ts"
import { MailOverview } from "./schema.ts"

export const mailRoutes = (mail: MailService, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api/mail" })
    .use(guard(access))
    .use(kept)
    .get("/", () => mail.overview(), { role: "manager", kept: true, response: MailOverview })
    .post("/test", ({ me }) => mail.test(me), { role: "owner", response: MailOverview })
    .post("/:id/again", ({ params, me }) => mail.again(params.id, me), {
      role: "manager",
      params: ById,
      response: MailOverview,
    })
    .post("/:id/cancel", ({ params, me }) => mail.cancel(params.id, me), {
      role: "manager",
      params: ById,
      response: MailOverview,
    })
