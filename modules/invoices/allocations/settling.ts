import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { type InvoiceRow, invoiceParts, purchaseInvoices } from "../table.ts"
import { type Left, leftOf } from "./shares.ts"

export type Settling = ReturnType<typeof createSettling>

/** What is known of an invoice before a part of it goes to a project or onto the shelf. */
export function createSettling({ db }: { db: Db }) {
  function find(invoiceId: number): InvoiceRow {
    const row = db.select().from(purchaseInvoices).where(eq(purchaseInvoices.id, invoiceId)).get()
    if (!row) throw new DomainError("invoices.allocationInvoice", 404)
    return row
  }

  const isReversed = (invoice: InvoiceRow): boolean =>
    invoice.kind === "reversal" ||
    db.select().from(purchaseInvoices).where(eq(purchaseInvoices.reverses, invoice.id)).get() !== undefined

  return {
    find,
    isReversed,
    /** `foreign`: the sentence that says where its cost is booked instead. */
    requireFit(invoice: InvoiceRow, foreign: "invoices.allocationCurrency" | "invoices.stockCurrency") {
      if (isReversed(invoice)) throw conflict("invoices.allocationReversed")
      const { currency } = invoice
      if (currency !== "EUR") throw new DomainError(foreign, 409, { values: { currency } })
    },
    /** Neither on a project nor on the shelf. */
    leftOf: (invoice: InvoiceRow): Left =>
      leftOf(invoice, db.select().from(invoiceParts).where(eq(invoiceParts.invoiceId, invoice.id)).all()),
  }
}
