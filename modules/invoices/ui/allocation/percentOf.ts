import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"

/** Whole percent of it that was allocated; never 100 as long as something is left, nor 0 when something was. */
export function percentOf({ totalAmount, totalAllocated, remainingAmount }: PurchaseInvoiceRow): number {
  if (remainingAmount === 0) return 100
  if (totalAllocated === 0) return 0
  return Math.min(99, Math.max(1, Math.round((totalAllocated / totalAmount) * 100)))
}
