import { and, eq, ne, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { formatDay } from "#src/shared/days.ts"
import type { WarningKind } from "../schema.ts"
import { type InvoiceRow, purchaseInvoices, type ScanRecord } from "../table.ts"
import type { InvoiceInCents } from "./inCents.ts"
import { invoiceNumberKey } from "./invoiceNumberKey.ts"
import type { Warning } from "./schema.ts"
import { warning } from "./warning.ts"

/** Finds what was posted before: the same file, or the same number of the same supplier. */
export function createDuplicates(db: Db) {
  /** What was taken back, and what takes it back, duplicates nothing. */
  const standing = sql`${purchaseInvoices.kind} <> 'reversal' and not exists
    (select 1 from purchase_invoices later where later.reverses = ${purchaseInvoices.id})`

  const posted = (where: ReturnType<typeof eq>): InvoiceRow | undefined =>
    db.select().from(purchaseInvoices).where(and(where, standing)).limit(1).get()

  function of(scan: ScanRecord, content: InvoiceInCents, supplierId: number | undefined): Warning[] {
    const sameFile = posted(eq(purchaseInvoices.fileHash, scan.fileHash))
    const sameNumber =
      supplierId &&
      db
        .select()
        .from(purchaseInvoices)
        .where(
          and(
            eq(purchaseInvoices.supplierId, supplierId),
            eq(purchaseInvoices.numberKey, invoiceNumberKey(content.invoiceNumber)),
            ne(purchaseInvoices.scanId, scan.id),
            standing,
          ),
        )
        .limit(1)
        .get()
    return [
      ...(sameFile ? [duplicate("sameFile", sameFile)] : []),
      ...(sameNumber && sameNumber.id !== sameFile?.id ? [duplicate("sameNumber", sameNumber)] : []),
    ]
  }

  return { of }
}

const duplicate = (
  kind: WarningKind,
  { id, invoiceNumber, invoiceDate, supplierName }: InvoiceRow,
): Warning => ({
  ...warning(kind, "invoiceNumber", {
    number: invoiceNumber,
    date: formatDay(invoiceDate),
    supplier: supplierName,
  }),
  invoiceId: id,
})
