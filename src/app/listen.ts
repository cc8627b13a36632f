import type { Config } from "../config.ts"

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
    ...{ port, hostname: host, fetch },
    ...{ maxRequestBodySize, idleTimeout: 10, reusePort: false, development: false },
  })
