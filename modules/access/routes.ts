import { Elysia } from "elysia"
import * as z from "zod/mini"
import { addressOf } from "#src/http/address.ts"
import { limitsItself } from "#src/http/limits.ts"
import { guard } from "./guard.ts"
import { LoggedOut, Login, NewAccount, User } from "./schema.ts"
import type { Access } from "./service.ts"

export function accessRoutes(access: Access) {
  const { name, attributes, tokenIn } = access.cookie
  const known = access.deviceCookie
  return new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/user", ({ me }) => me, { role: "worker", response: User })
    .post(
      "/login",
      async ({ body, cookie, request, server }) => {
        const { user, token, device } = await access.login(body, {
          address: addressOf(request, server),
          replaces: tokenIn(request),
          device: known.valueIn(request),
        })
        cookie[name]!.set({ ...attributes, value: token })
        cookie[known.name]!.set({ ...known.attributes, value: device })
        return user
      },
      { ...limitsItself, body: Login, response: User },
    )
    .post(
      "/logout",
      ({ cookie, request, set }) => {
        const token = tokenIn(request)
        if (token) access.logout(token)
        cookie[name]!.set({ ...attributes, value: "", maxAge: 0 })
        // Never "storage": what a phone has not sent yet lives there.
        set.headers["clear-site-data"] = '"cache"'
        return { success: true as const }
      },
      { ...limitsItself, response: LoggedOut },
    )
    .get("/accounts", () => access.list(), { role: "owner", response: z.array(User) })
    .post("/accounts", ({ body, me }) => access.add(body, me), {
      role: "owner",
      body: NewAccount,
      response: User,
    })
}
