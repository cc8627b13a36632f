import { createRateLimit } from "#src/http/rateLimit.ts"
import type { Clock } from "#src/shared/clock.ts"

/**
 * Slows down who guesses passwords. Whoever signed in on this device before is counted by himself, so that nobody's
 * guesses keep him out; all others count together, by address and by account.
 */
export function createGuessing(clock: Clock) {
  const byTry = createRateLimit({ most: 5, seconds: 60, clock })
  // A new name for every try would otherwise keep both password workers busy,
  const byAddress = createRateLimit({ most: 30, seconds: 60, clock })
  // and a new address for every try would guess one account for ever.
  const byAccount = createRateLimit({ most: 20, seconds: 600, clock, refusal: "access.guessedTooOften" })

  return {
    /** Counts a try; throws 429 with how long to wait. `device`: its name, where the account knows it. */
    take({ name, address, device }: Try) {
      byTry.take(keyOf({ name, address, device }))
      if (device !== undefined) return
      byAddress.take(address)
      byAccount.take(name)
    },
    /** After the right password, earlier mistakes no longer count. */
    clear({ name, address, device }: Try) {
      byTry.clear(keyOf({ name, address, device }))
      if (device === undefined) byAccount.clear(name)
    },
  }
}

interface Try {
  /** In small letters. */
  name: string
  address: string
  device: string | undefined
}

const keyOf = ({ name, address, device }: Try) => `${name} ${device ?? address}`
