import { useCallback } from "react"
import { useSearchParams } from "wouter"

/** What one looks at in a part of the price book, kept in the address, so that Back leads to it again. */
export function usePriceView() {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (change: Record<string, string>) => setParams((now) => withChange(now, change), { replace: true }),
    [setParams],
  )
  return {
    search: params.get("zoek") ?? "",
    kind: params.get("soort") ?? "",
    phase: params.get("fase") ?? "",
    /** As the table takes it. */
    sort: params.get("volgorde") ?? "",
    /** The code of the norm, or the name of the article, that lies open. */
    open: params.get("open") ?? "",
    set,
    sortBy: useCallback((volgorde: string) => set({ volgorde }), [set]),
    /** The same with this one open. */
    openHref: (open: string) => `?${withChange(params, { open })}`,
  }
}

function withChange(params: URLSearchParams, change: Record<string, string>) {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(change))
    if (value) next.set(key, value)
    else next.delete(key)
  return next
}
