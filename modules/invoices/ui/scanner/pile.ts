import { useSearchParams } from "wouter"

export const scanPiles = ["open", "discarded"] as const
export type ScanPile = (typeof scanPiles)[number]

const slugs: Record<ScanPile, string> = { open: "", discarded: "weggegooid" }

/** Which pile one looks at, kept in the address. */
export function useScanPile() {
  const [params] = useSearchParams()
  return {
    pile: scanPiles.find((pile) => slugs[pile] === (params.get("pile") ?? "")) ?? "open",
    hrefOf: (pile: ScanPile) => (slugs[pile] ? `?pile=${slugs[pile]}` : "?"),
  }
}
