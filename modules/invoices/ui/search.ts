import { formatDay } from "#src/shared/days.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { searchIn } from "#ui/lib/search.ts"
import type { PurchaseInvoiceRow } from "../purchases/schema.ts"
import { landedOn } from "./landed.ts"

/** Invoices in which every word that was typed occurs: a supplier, a number, '121,00', '20-11', a project, 'voorraad'. */
export const found = searchIn(
  ({ id, supplierName, invoiceNumber, date, dueDate, ...invoice }: PurchaseInvoiceRow) =>
    [
      ...[id, supplierName, invoiceNumber, formatDay(date), dueDate ? formatDay(dueDate) : ""],
      ...[invoice.totalAmount, formatEuros(invoice.totalAmount), formatEuros(invoice.remainingAmount)],
      landedOn(invoice),
    ].join(" "),
)
