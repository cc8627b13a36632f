import { list } from "#ui/list/list.ts"
import type { ScanRow } from "../../scans/schema.ts"

/** What came in; the server tells apart what was thrown away. */
export const scanList = list<ScanRow>()({
  keyOf: ({ id }) => id,
  pileWord: "pile",
  piles: { open: { slug: "" }, discarded: { slug: "weggegooid" } },
  texts: {
    name: "invoices.scans.title",
    piles: "invoices.scans.piles",
    pile: (pile) => `invoices.scans.pile.${pile}`,
  },
})

export type ScanPile = "open" | "discarded"
