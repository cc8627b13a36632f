import { Elysia } from "elysia"
import { failureOf } from "../http/failures.ts"
import { guardWrite } from "../http/guard.ts"
import { securityHeaders } from "../http/headers.ts"
import { limitsOf, type Route } from "../http/limits.ts"
import { DomainError } from "../shared/errors.ts"
import type { Server } from "./compose.ts"

/** Answers for all modules. `pages` answers every address outside /api. */
export function createApp(
  { services: { sentence, outside }, modules }: Server,
  pages?: (request: Request) => Response | Promise<Response>,
) {
  const { publicUrl } = outside
  const https = publicUrl?.protocol === "https:"
  const headers = securityHeaders(https)

  const limitOf = limitsOf(() => app.routes as Route[])

  const app = new Elysia()
    .onRequest(({ request, set }) => {
      const path = pathOf(request.url)
      Object.assign(set.headers, headers)
      if (path.startsWith("/api/")) set.headers["cache-control"] = "no-store"
      guardWrite(request, { path, publicHost: publicUrl?.host, limitOf })
    })
    .onError(({ code, error, set }) => {
      const failure = failureOf(code, error, sentence)
      set.status = failure.status
      Object.assign(set.headers, failure.headers)
      return failure.body
    })
  for (const routes of modules.flatMap((module) => module.routes())) app.use(routes)
  return app.get("/*", ({ request }) => {
    if (!pages || pathOf(request.url).startsWith("/api/")) throw new DomainError("notFound", 404)
    return pages(request)
  })
}

function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2)
  const end = url.indexOf("?", start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}
