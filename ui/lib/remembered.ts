import { useEffect, useMemo } from "react"
import type { SWRResponse } from "swr"
import { type $ZodType, type output, safeParse } from "zod/v4/core"
import type { ApiError } from "./http.ts"
import { useSignedIn } from "./session.ts"
import { usePolled } from "./swr.tsx"

export interface Remembered<T> extends SWRResponse<T, ApiError> {
  /** `data` is what this device knew before; the server did not answer yet, or can't be reached. */
  remembered: boolean
  /** Since when it is known so. */
  since?: Date
}

/**
 * A read whose last good reply stays on the device, so that its screen opens without a connection. For a few small
 * things a person needs on site; of the account that read it, and gone when that logs out. `every`: see `usePolled`.
 */
export function useRemembered<S extends $ZodType>(
  schema: S,
  key: string,
  read: () => Promise<output<S>>,
  every = 0,
): Remembered<output<S>> {
  const { id } = useSignedIn()
  const live = usePolled(key, read, every)
  const known = useMemo(() => recall(schema, placeOf(id, key)), [schema, id, key])
  useEffect(() => {
    if (live.data !== undefined) remember(placeOf(id, key), live.data)
  }, [id, key, live.data])
  if (live.data !== undefined || !known) return { ...live, remembered: false }
  return { ...live, data: known.data, remembered: true, since: new Date(known.at) }
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
const placeOf = (account: number, key: string) => `${prefix}${account}.${key}`

/** What an earlier version of the program kept in another form is not known. */
function recall<S extends $ZodType>(schema: S, place: string): { data: output<S>; at: number } | undefined {
  try {
    const { data, at } = JSON.parse(localStorage.getItem(place) ?? "{}")
    const checked = safeParse(schema, data)
    return checked.success && typeof at === "number" ? { data: checked.data, at } : undefined
  } catch {
    return undefined
  }
}

function remember(place: string, data: unknown) {
  try {
    localStorage.setItem(place, JSON.stringify({ data, at: Date.now() }))
  } catch {
    // Full, or switched off: then it opens with a connection only.
  }
}
