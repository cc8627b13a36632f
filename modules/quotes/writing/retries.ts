import { setTimeout as pause } from "node:timers/promises"

const mostRetries = 2

/**
 * Asks again, twice at most, where a service was too busy (429) or faulty (5xx): after as long as it says in
 * Retry-After, else after one and two seconds. Not when that would be after `deadline`.
 */
export async function withRetries<T>(
  ask: () => Promise<T>,
  { deadline, signal }: { deadline: number; signal: AbortSignal },
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await ask()
    } catch (error) {
      const wait = retry < mostRetries ? waitAfter(error, retry) : undefined
      if (wait === undefined || performance.now() + wait >= deadline) throw error
      await pause(wait, undefined, { signal })
    }
  }
}

/** In milliseconds; undefined: asking again is of no use. */
function waitAfter(error: unknown, retry: number): number | undefined {
  const { status, headers, code } = error as { status?: number; headers?: Headers; code?: unknown }
  if (status === undefined || (status !== 429 && status < 500) || code === "insufficient_quota")
    return undefined
  const said = Number.parseFloat(headers?.get("retry-after") ?? "")
  return Number.isFinite(said) && said >= 0 ? said * 1000 : 1000 * 2 ** retry
}
