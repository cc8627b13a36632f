/** What of Bun's server a request needs; absent when a test calls the app directly. */
export interface Connection {
  requestIP(request: Request): { address: string } | null
  timeout(request: Request, seconds: number): void
}

/**
 * The visitor's address, for limits only; never stored. `X-Forwarded-For` counts only from a proxy on this machine,
 * and then its last entry, the one that the proxy wrote itself.
 */
export function addressOf(request: Request, connection: Connection | null): string {
  const peer = connection?.requestIP(request)?.address ?? "127.0.0.1"
  const forwarded = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
  const local = peer === "127.0.0.1" || peer === "::1" || peer === "::ffff:127.0.0.1"
  return local && forwarded ? forwarded : peer
}
