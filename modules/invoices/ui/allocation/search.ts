import { formatDay } from "#src/shared/days.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { searchIn } from "#ui/lib/search.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"

/** Invoices in which every word that was typed occurs: '121,00', 'vos bouwmaat', '20-11'. */
export const found = searchIn(
  ({ supplierName, invoiceNumber, date, totalAmount, remainingAmount, projects }: PurchaseInvoiceRow) =>
    [
      ...[supplierName, invoiceNumber, formatDay(date)],
      ...[formatEuros(totalAmount), totalAmount, formatEuros(remainingAmount), ...projects],
    ].join(" "),
)
