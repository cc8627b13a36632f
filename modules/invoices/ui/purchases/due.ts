import { addDays, type Day } from "#src/shared/days.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { stands } from "../standing.ts"

export const isUnpaid = (invoice: PurchaseInvoiceRow) => stands(invoice) && invoice.paidOn === null
export const isOverdue = (invoice: PurchaseInvoiceRow, now: Day) =>
  isUnpaid(invoice) && invoice.dueDate !== null && invoice.dueDate < now
/** Due today or within a week. */
export const isDueSoon = (invoice: PurchaseInvoiceRow, now: Day) =>
  isUnpaid(invoice) &&
  invoice.dueDate !== null &&
  invoice.dueDate >= now &&
  invoice.dueDate <= addDays(now, 7)

/** To pay together, in euros; what is in another currency is left out, and a credit note takes off. */
export const toPay = (invoices: PurchaseInvoiceRow[]): number =>
  invoices.reduce(
    (sum, { currency, payableAmount }) => sum + (currency === "EUR" ? Math.round(payableAmount * 100) : 0),
    0,
  ) / 100
