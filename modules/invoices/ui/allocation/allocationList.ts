import { list } from "#ui/list/list.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { found } from "../search.ts"
import { isUnassigned } from "../standing.ts"

/** Invoices that are divided over projects. */
export const allocationList = list<PurchaseInvoiceRow>()({
  keyOf: ({ id }) => id,
  piles: {
    open: { slug: "", holds: isUnassigned },
    all: { slug: "alle", uncounted: true },
  },
  find: found,
  openWord: "invoice",
  inPlace: true,
  texts: {
    name: "invoices.allocations.list",
    piles: "invoices.allocations.filters",
    pile: (pile) => `invoices.allocations.filter.${pile}`,
    search: "invoices.allocations.search",
  },
})
