import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import { MessageDetail, NewAnswer } from "./schema.ts"
import type { Correspondence } from "./service.ts"

/** Each its own: a router changes what it is given. */
const one = () => ({ role: "manager", params: ById, response: MessageDetail }) as const

export const correspondenceRoutes = (correspondence: Correspondence, access: Access) =>
  new Elysia({ prefix: "/api/messages" })
    .use(guard(access))
    .get("/:id", ({ params, me }) => correspondence.get(params.id, me), one())
    .post("/:id/customer", ({ params, me }) => correspondence.makeCustomer(params.id, me), one())
    .post("/:id/project", ({ params, me }) => correspondence.makeProject(params.id, me), one())
    .post(
      "/:id/answers",
      ({ params, body, request, me }) => correspondence.answer(params.id, body, keyOf(request), me),
      { ...one(), body: NewAnswer },
    )
