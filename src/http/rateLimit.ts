import type { Clock } from "../shared/clock.ts"
import { DomainError } from "../shared/errors.ts"

/**
 * At most `most` takings per key in a sliding window. Nobody is locked out for good: an office or a family behind
 * one address is let in again as soon as the oldest taking leaves the window. Kept in memory, bounded.
 */
export function createRateLimit({
  most,
  seconds,
  clock,
  refusal,
}: {
  most: number
  seconds: number
  clock: Clock
  /** The code of a sentence that says more than that it is too often; {{minutes}} is how long to wait. */
  refusal?: string
}) {
  const takings = new Map<string, number[]>()

  function recent(key: string, now: number) {
    return (takings.get(key) ?? []).filter((at) => at > now - seconds * 1000)
  }

  /** Throws 429 with the seconds to wait where the window is full. */
  function check(key: string) {
    const now = clock().getTime()
    const times = recent(key, now)
    if (times.length < most) return
    const retryAfter = Math.max(1, Math.ceil((times[0]! + seconds * 1000 - now) / 1000))
    const minutes = Math.ceil(retryAfter / 60)
    const code = refusal ?? (minutes > 2 ? "tooFastForMinutes" : "tooFast")
    throw new DomainError(code, 429, { retryAfter, values: { seconds: retryAfter, minutes } })
  }

  function count(key: string) {
    const now = clock().getTime()
    const times = recent(key, now)
    takings.delete(key) // Set again at the end, so that the keys longest unheard of are dropped first.
    takings.set(key, [...times, now])
    if (takings.size > 10_000) for (const old of [...takings.keys()].slice(0, 5_000)) takings.delete(old)
  }

  return {
    check,
    count,
    /** Counts one if there is room for it. */
    take(key: string) {
      check(key)
      count(key)
    },
    /** Forgets the takings of a key: after a right password, earlier wrong ones no longer count. */
    clear: (key: string) => takings.delete(key),
  }
}
