import { isCutOff } from "#ui/lib/http.ts"
import type { PriceRange, RangeWanted } from "../../range/schema.ts"

/** What is known of the price. `cutOff`: this is what was told before the connection went. */
export interface Price {
  told?: PriceRange
  cutOff: boolean
  /** The end of the scale: further than any range so far, so that the tape moves and not the scale. */
  scaleCents: number
}

/** Long enough not to ask for each letter of a number. */
export const pause = 250
const room = 1.25

const unknown: Price = { cutOff: false, scaleCents: 0 }

/** Keeps the price of what is being filled in: asks once the visitor pauses, and forgets answers that come too late. */
export function createPrices(ask: (wanted: RangeWanted, signal: AbortSignal) => Promise<PriceRange>) {
  const listeners = new Set<() => void>()
  let price = unknown
  let work = ""
  let wanted = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  let underway: AbortController | undefined

  function show(change: Partial<Price>) {
    price = { ...price, ...change }
    for (const listener of listeners) listener()
  }

  async function call(body: RangeWanted) {
    const mine = new AbortController()
    underway = mine
    try {
      const told = await ask(body, mine.signal)
      if (mine.signal.aborted) return
      const to = told.range?.toCents ?? 0
      show({ told, cutOff: false, ...(to > price.scaleCents && { scaleCents: to * room }) })
    } catch (error) {
      if (mine.signal.aborted) return
      // Asked anew with the next answer, or when someone looks again.
      wanted = ""
      show({ cutOff: isCutOff(error) })
    }
  }

  return {
    get: () => price,
    want(body: RangeWanted) {
      const next = JSON.stringify(body)
      if (next === wanted) return
      wanted = next
      clearTimeout(timer)
      underway?.abort()
      const asked = String(body.projectTypes)
      if (asked !== work) show({ told: undefined, ...unknown })
      work = asked
      timer = setTimeout(() => void call(body), pause)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
