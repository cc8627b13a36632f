import { createRateLimit } from "#src/http/rateLimit.ts"
import type { Clock } from "#src/shared/clock.ts"
import { postcodeOf } from "#src/shared/postcode.ts"
import { askBuiltIn } from "./bag.ts"
import { type HouseNumber, houseNumberOf } from "./houseNumber.ts"
import { askLocatieserver } from "./locatieserver.ts"
import type { Address, AddressOf, AddressReply } from "./schema.ts"

export type Addresses = ReturnType<typeof createAddresses>

/** Who fills in a form waits no longer; he types it meanwhile. */
const timeoutAfter = 3000
/** After a failure a service is left alone for a while. */
const pause = 60_000
const mostKept = 500

/** Fills in street, city and building year by postcode and house number, where services for it are set. */
export function createAddresses({
  addressUrl,
  buildingUrl,
  clock,
  report,
  timeout = timeoutAfter,
}: {
  addressUrl?: URL
  buildingUrl?: URL
  clock: Clock
  report: (event: string, facts: Record<string, string>) => void
  timeout?: number
}) {
  const limit = createRateLimit({ most: 60, seconds: 600, clock })
  const known = new Map<string, Promise<Address | null | undefined>>()
  const failedAt = new Map<URL, number>()

  /** Undefined when the service didn't answer, or is left alone. */
  async function from<Answer>(url: URL, ask: (url: URL) => Promise<Answer>): Promise<Answer | undefined> {
    const now = clock().getTime()
    if (now - (failedAt.get(url) ?? Number.NEGATIVE_INFINITY) < pause) return undefined
    try {
      return await ask(url)
    } catch (error) {
      failedAt.set(url, clock().getTime())
      report("address service not reached", { error: String(error) })
      return undefined
    }
  }

  async function lookUp(url: URL, postcode: string, house: HouseNumber): Promise<Address | null | undefined> {
    const [door, builtIn] = await Promise.all([
      from(url, (asked) => askLocatieserver(asked, postcode, house, timeout)),
      buildingUrl && from(buildingUrl, (asked) => askBuiltIn(asked, postcode, house, timeout)),
    ])
    if (!door) return door
    return { ...door, houseNumber: written(house), builtIn: builtIn ?? null }
  }

  /** What was asked before, and answered, isn't asked again. */
  function lookUpOnce(url: URL, postcode: string, house: HouseNumber) {
    const key = `${postcode} ${written(house)}`
    const asked = known.get(key) ?? lookUp(url, postcode, house)
    known.delete(key)
    known.set(key, asked)
    if (known.size > mostKept) known.delete(known.keys().next().value!)
    void asked.then((address) => address === undefined && known.delete(key))
    return asked
  }

  return {
    async of({ postcode, houseNumber }: AddressOf, address: string): Promise<AddressReply> {
      if (!addressUrl) return { configured: false, address: null }
      limit.take(address)
      const [code, house] = [postcodeOf(postcode), houseNumberOf(houseNumber)]
      const found = code && house && (await lookUpOnce(addressUrl, code, house))
      return { configured: true, address: found || null }
    },
  }
}

const written = ({ number, letter, addition }: HouseNumber) =>
  `${number}${letter}${addition && `-${addition}`}`
