import { type ReactNode, useEffect } from "react"
import useSWR, { type Key, mutate, SWRConfig, type SWRConfiguration, type SWRResponse } from "swr"
import { ApiError } from "./http.ts"
import { signedOut } from "./session.ts"

const hopeless = [401, 403, 404]
const retries = 2

/** Reads never go stale by themselves and are tried again twice. */
const settings: SWRConfiguration<unknown, unknown> = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  revalidateOnReconnect: true,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    if (retryCount > retries || (error instanceof ApiError && hopeless.includes(error.status))) return
    setTimeout(() => revalidate({ retryCount }), Math.min(1000 * 2 ** retryCount, 30_000))
  },
  onError(error) {
    if (error instanceof ApiError && error.status === 401) signedOut()
  },
}

export function Reads({ children }: { children: ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>
}

/** A key that begins with the path of what was read, so that a write can refresh all that lies under it. */
export type ReadKey = string | readonly [path: string, ...rest: unknown[]]

export const refresh = (...prefixes: string[]) =>
  mutate((key) => {
    const path = Array.isArray(key) ? key[0] : key
    return typeof path === "string" && prefixes.some((prefix) => isUnder(path, prefix))
  })

/** What needs someone: any write may change it. */
export const noticesPath = "/api/notices"

const isUnder = (path: string, prefix: string) =>
  path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`)

/**
 * Reads again every so many milliseconds while the tab is in sight. SWR's own refreshInterval stops for good
 * after an error that no retry clears, so the clock is ours.
 */
export function usePolled<T>(key: Key, read: () => Promise<T>, every: number): SWRResponse<T, ApiError> {
  const response = useSWR<T, ApiError>(key, read, { keepPreviousData: true, revalidateIfStale: true })
  const again = response.mutate
  useEffect(() => {
    if (!every) return
    const poll = () => document.visibilityState === "visible" && void again().catch(() => {})
    const timer = setInterval(poll, every)
    document.addEventListener("visibilitychange", poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", poll)
    }
  }, [again, every])
  return response
}
