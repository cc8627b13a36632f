import { addDays, type Day } from "#src/shared/days.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { isUnassigned, stands } from "../standing.ts"

/** What the list can be narrowed to, the first one to begin with. */
export const piles = ["all", "unpaid", "overdue", "unassigned"] as const
export type Pile = (typeof piles)[number]

/** How a pile is called in the address. */
export const slugs: Record<Pile, string> = {
  all: "",
  unpaid: "onbetaald",
  overdue: "te-laat",
  unassigned: "niet-toegewezen",
}

export const isUnpaid = (invoice: PurchaseInvoiceRow) => stands(invoice) && invoice.paidOn === null
export const isOverdue = (invoice: PurchaseInvoiceRow, now: Day) =>
  isUnpaid(invoice) && invoice.dueDate !== null && invoice.dueDate < now
/** Due today or within a week. */
export const isDueSoon = (invoice: PurchaseInvoiceRow, now: Day) =>
  isUnpaid(invoice) &&
  invoice.dueDate !== null &&
  invoice.dueDate >= now &&
  invoice.dueDate <= addDays(now, 7)

export const passes = (pile: Pile, now: Day) => (invoice: PurchaseInvoiceRow) =>
  pile === "all" ||
  (pile === "unpaid" && isUnpaid(invoice)) ||
  (pile === "overdue" && isOverdue(invoice, now)) ||
  (pile === "unassigned" && isUnassigned(invoice))

/** To pay together, in euros; what is in another currency is left out, and a credit note takes off. */
export const toPay = (invoices: PurchaseInvoiceRow[]): number =>
  invoices.reduce(
    (sum, { currency, payableAmount }) => sum + (currency === "EUR" ? Math.round(payableAmount * 100) : 0),
    0,
  ) / 100
