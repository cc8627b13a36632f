import { useContext, useEffect, useMemo } from "react"
import { type SWRResponse, unstable_serialize, useSWRConfig } from "swr"
import { type $ZodType, type output, safeParse } from "zod/v4/core"
import type { ApiError } from "./http.ts"
import { SignedInContext } from "./session.ts"
import { type ReadKey, usePolled } from "./swr.tsx"

export interface Remembered<T> extends SWRResponse<T, ApiError> {
  /** `data` is what this device knew before; the server did not answer yet, or can't be reached. */
  remembered: boolean
  /** Since when it is known so. */
  since?: Date
}

/**
 * A read whose last good reply stays on the device, so that its screen opens without a connection. For a few small
 * things a person needs on site; of the account that read it, and gone when that logs out. `every`: see `usePolled`.
 * Asks for nothing with the key `false`.
 */
export function useRemembered<S extends $ZodType>(
  schema: S,
  key: ReadKey | false,
  read: () => Promise<output<S>>,
  every = 0,
): Remembered<output<S>> {
  const account = useContext(SignedInContext)?.id
  const { cache } = useSWRConfig()
  const live = usePolled(key, read, every)
  const name = unstable_serialize(key)
  const place = account === undefined || name === "" ? undefined : placeOf(account, name)
  const known = useMemo(() => place && recall(schema, place), [schema, place])
  // While another week is read, the one before it is still there: it is not remembered under the name of the other.
  const own = live.data === cache.get(name)?.data ? live.data : undefined
  useEffect(() => {
    if (place && own !== undefined) remember(place, own)
  }, [place, own])
  if (own !== undefined || !known) return { ...live, remembered: false }
  return { ...live, data: known.data, remembered: true, since: new Date(known.at) }
}

/** The same for who works on site. The office sees amounts too, and those are not left on a device. */
export function useRememberedOnSite<S extends $ZodType>(
  schema: S,
  key: ReadKey | false,
  read: () => Promise<output<S>>,
  every = 0,
): Remembered<output<S>> {
  const office = useContext(SignedInContext)?.role !== "worker"
  const forOffice = usePolled(office && key, read, office ? every : 0)
  const onSite = useRemembered(schema, !office && key, read, office ? 0 : every)
  return office ? { ...forOffice, remembered: false } : onSite
}

/** Nothing of anyone is left for who uses this device next. */
export function forgetRemembered() {
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(prefix)) localStorage.removeItem(place)
  } catch {
    // Nothing can be kept here, so nothing was.
  }
}

const prefix = "waterpas.known."
/** Characters. A browser keeps five million in all. */
const largest = 500_000
export const placeOf = (account: number, key: string) => `${prefix}${account}.${key}`

/** What an earlier version of the program kept in another form is not known. */
export function recall<S extends $ZodType>(
  schema: S,
  place: string,
): { data: output<S>; at: number } | undefined {
  try {
    const { data, at } = JSON.parse(localStorage.getItem(place) ?? "{}")
    const checked = safeParse(schema, data)
    return checked.success && typeof at === "number" ? { data: checked.data, at } : undefined
  } catch {
    return undefined
  }
}

export function remember(place: string, data: unknown) {
  try {
    const text = JSON.stringify({ data, at: Date.now() })
    if (text.length <= largest) localStorage.setItem(place, text)
    else localStorage.removeItem(place)
  } catch {
    // Full, or switched off: then it opens with a connection only.
  }
}
