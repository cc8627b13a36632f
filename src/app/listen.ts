import type { Config } from "../config.ts"
import { journal } from "../http/journal.ts"
import { general } from "../http/nl.ts"

const maxRequestBodySize = 64 * 1024 * 1024

/**
 * Elysia's own `listen` composes all routes twice, and hands Bun each of them by itself: a quarter of the time to start.
 * Without `reusePort` a second server on the same port is refused, instead of taking half the visitors.
 */
export const listen = (
  { port, host }: Pick<Config, "port" | "host">,
  fetch: (request: Request) => Response | Promise<Response>,
) =>
  Bun.serve({
    ...{ port, hostname: host },
    ...{ maxRequestBodySize, idleTimeout: 10, reusePort: false, development: false },
    // Without a Host, or with one that is none, it has no address: nothing further on could tell which page it asks.
    fetch: (request) => (URL.canParse(request.url) ? fetch(request) : failure("malformed", 400)),
    // What went wrong after the answer was given, such as a file that went while it was sent.
    error(error) {
      const id = crypto.randomUUID().slice(0, 8)
      journal("fault", { id, code: "reply", error: error.message })
      return failure("internal", 500, id)
    },
  })

const failure = (code: "malformed" | "internal", status: number, id = "") =>
  Response.json({ success: false, error: general[code].replace("{{id}}", id), code }, { status })
