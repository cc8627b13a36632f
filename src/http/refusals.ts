import type { Clock } from "../shared/clock.ts"
import type { Route } from "./limits.ts"
import { createRateLimit } from "./rateLimit.ts"

/** Far more than people err in ten minutes, and too few to keep anyone else waiting. */
const refused = { most: 60, seconds: 600 }
/** Of what was sent; who may not come in, or comes too often, is counted elsewhere. */
const counted = new Set([400, 411, 413, 415, 422])

/**
 * What strangers may send without a login costs the server work also where it refuses it. Whoever is refused again and
 * again, by address, waits before the next one is read.
 */
export function createRefusals({ clock, routes }: { clock: Clock; routes: () => readonly Route[] }) {
  const limit = createRateLimit({ ...refused, clock })
  let open: Set<string> | undefined
  const isOpen = ({ method, path }: Sent) => {
    open ??= new Set(
      routes().flatMap(({ path, hooks: { detail } = {} }) =>
        detail?.role || detail?.limitsItself ? [] : path.replace(/\/$/, ""),
      ),
    )
    return method !== "GET" && method !== "HEAD" && open.has(path.replace(/\/$/, ""))
  }

  return {
    /** Throws 429 before the body is read. */
    check(sent: Sent) {
      if (isOpen(sent)) limit.check(sent.address())
    },
    count(sent: Sent, status: number) {
      if (counted.has(status) && isOpen(sent)) limit.count(sent.address())
    },
  }
}

interface Sent {
  method: string
  path: string
  address: () => string
}
