import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { FilledTemplate, NewTemplate, RenameTemplate, Template } from "./schema.ts"
import type { Templates } from "./service.ts"

/** What quotations are begun from. */
export const templateRoutes = (templates: Templates, access: Access) =>
  new Elysia({ prefix: "/api/quotation-templates" })
    .use(guard(access))
    .get("", () => templates.list(), { role: "manager", response: z.array(Template) })
    .post("", ({ body, request, me }) => templates.keep(body, keyOf(request), me), {
      role: "manager",
      body: NewTemplate,
      response: Template,
    })
    .get("/:id", ({ params }) => templates.get(params.id), {
      role: "manager",
      params: ById,
      response: FilledTemplate,
    })
    .put("/:id", ({ params, body, me }) => templates.rename(params.id, body, me), {
      role: "manager",
      params: ById,
      body: RenameTemplate,
      response: Template,
    })
    .delete(
      "/:id",
      ({ params, me }) => {
        templates.remove(params.id, me)
        return null
      },
      { role: "manager", params: ById, response: z.null() },
    )
    .put("/:id/restored", ({ params, me }) => templates.restore(params.id, me), {
      role: "manager",
      params: ById,
      response: Template,
    })
