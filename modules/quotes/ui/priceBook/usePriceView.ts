import { useCallback } from "react"
import { useSearchParams } from "wouter"
import { withChange } from "#ui/lib/query.ts"

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
