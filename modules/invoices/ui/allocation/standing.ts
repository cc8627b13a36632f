import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"

/** What was taken back, and what takes it back, is no cost of anything. */
export const counts = ({ kind, reversed }: PurchaseInvoiceRow): boolean => kind !== "reversal" && !reversed

/** Something of it waits for a project. What is in another currency can't be divided here, so it doesn't wait here. */
export const isOpen = (invoice: PurchaseInvoiceRow): boolean =>
  counts(invoice) && invoice.currency === "EUR" && invoice.remainingAmount !== 0

/** The badge of section 4 of the specification. */
export const statusOf = ({ totalAllocated, remainingAmount }: PurchaseInvoiceRow) =>
  remainingAmount === 0 ? "full" : totalAllocated === 0 ? "none" : "partial"

/** Whole percent; never 100 as long as something is left, nor 0 when something was allocated. */
export function percentOf({ totalAmount, totalAllocated, remainingAmount }: PurchaseInvoiceRow): number {
  if (remainingAmount === 0) return 100
  if (totalAllocated === 0) return 0
  return Math.min(99, Math.max(1, Math.round((totalAllocated / totalAmount) * 100)))
}
