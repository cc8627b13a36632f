import { useCallback } from "react"
import { useSearchParams } from "wouter"
import { withChange } from "#ui/lib/query.ts"
import { type Pile, piles, slugs } from "./piles.ts"

export type PurchasesView = ReturnType<typeof usePurchasesView>

/** What one looks at, kept in the address: the invoices or their VAT, which of them, and in what order. */
export function usePurchasesView() {
  const [params, setParams] = useSearchParams()

  const changed = (change: Record<string, string>) => withChange(params, change)
  const sortBy = useCallback(
    (volgorde: string) => setParams((now) => withChange(now, { volgorde }), { replace: true }),
    [setParams],
  )

  return {
    part: params.get("deel") === "btw" ? ("vat" as const) : ("list" as const),
    pile: piles.find((pile) => slugs[pile] === params.get("status")) ?? "all",
    search: params.get("zoek") ?? "",
    sort: params.get("volgorde") ?? "",
    seek: (zoek: string) => setParams(changed({ zoek }), { replace: true }),
    sortBy,
    pileHref: (pile: Pile) => `?${changed({ status: slugs[pile] })}`,
    partHref: (part: "list" | "vat") => (part === "vat" ? "?deel=btw" : "?"),
  }
}
