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
  return household(local && forwarded ? forwarded.slice(0, 45) : peer)
}

/** An IPv6 line has 2^64 addresses to try from: they count as one. */
function household(address: string): string {
  if (!address.includes(":")) return address
  if (address.startsWith("::ffff:")) return address.slice("::ffff:".length)
  const [head = "", tail] = address.split("::")
  const groups = head === "" ? [] : head.split(":")
  const omitted = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length
  const whole = [...groups, ...Array<string>(Math.max(0, omitted)).fill("0"), ...(tail ?? "").split(":")]
  return `${whole.slice(0, 4).join(":")}::/64`
}
