import type { PurchaseInvoiceRow } from "../purchases/schema.ts"

/** What was taken back, and what takes it back, is no cost, and nothing to pay or to divide. */
export const stands = ({ kind, reversed }: PurchaseInvoiceRow): boolean => kind !== "reversal" && !reversed

/** Something of it waits for a project. What is in another currency is booked by hand. */
export const isUnassigned = (invoice: PurchaseInvoiceRow): boolean =>
  stands(invoice) && invoice.currency === "EUR" && invoice.remainingAmount !== 0

export const allocationStatusOf = ({ totalAllocated, remainingAmount }: PurchaseInvoiceRow) =>
  remainingAmount === 0 ? "full" : totalAllocated === 0 ? "none" : "partial"
