import { Elysia } from "elysia"
import { addressOf } from "../http/address.ts"
import { failureOf } from "../http/failures.ts"
import { guardWrite } from "../http/guard.ts"
import { securityHeaders } from "../http/headers.ts"
import { limitsOf, type Route } from "../http/limits.ts"
import { pathOf } from "../http/path.ts"
import { createRefusals } from "../http/refusals.ts"
import { ownTurn } from "../jobs/portions.ts"
import { DomainError } from "../shared/errors.ts"
import type { Server } from "./compose.ts"

/**
 * Answers for all modules. `pages` answers every address outside /api. Without `takeTurns` what comes in one moment is
 * answered in one turn of the loop.
 */
export function createApp(
  { services: { sentence, outside, clock }, modules }: Server,
  pages?: (request: Request) => Response | Promise<Response>,
  { takeTurns = true } = {},
) {
  const { publicUrl } = outside
  const https = publicUrl?.protocol === "https:"
  const headers = securityHeaders(https)

  const routes = () => app.routes as Route[]
  const limitOf = limitsOf(routes)
  const refusals = createRefusals({ clock, routes })
  const sentBy = (request: Request) => ({
    method: request.method,
    path: pathOf(request.url),
    address: () => addressOf(request, app.server),
  })

  const app = new Elysia()
    .onRequest(({ request, set }) => {
      const path = pathOf(request.url)
      Object.assign(set.headers, headers)
      if (path.startsWith("/api/")) set.headers["cache-control"] = "no-store"
      refusals.check(sentBy(request))
      guardWrite(request, { path, publicUrl, limitOf })
    })
    // Once the body is here, before anything is done with it. Elysia waits for what is written as async only.
    .onTransform(async () => {
      if (takeTurns) await ownTurn()
    })
    .onError(({ code, error, set, request }) => {
      const failure = failureOf(code, error, sentence)
      refusals.count(sentBy(request), failure.status)
      set.status = failure.status
      Object.assign(set.headers, failure.headers)
      return failure.body
    })
  for (const part of modules.flatMap((module) => module.routes())) app.use(part)
  return app.get("/*", ({ request }) => {
    if (!pages || pathOf(request.url).startsWith("/api/")) throw new DomainError("notFound", 404)
    return pages(request)
  })
}
