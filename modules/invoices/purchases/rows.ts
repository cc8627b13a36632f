import { eq, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import { allocations, type InvoiceRow, purchaseInvoices } from "../table.ts"
import type { PurchaseInvoiceRow } from "./schema.ts"

export type Rows = ReturnType<typeof createRows>

/** Posted invoices as lists show them. Reads what belongs to all of them at once: 10,000 take as many queries as one. */
export function createRows({ db, projects }: { db: Db; projects: Projects }) {
  /** Which invoice took back which: the reversal by what it reverses. */
  const reversals = (): Map<number, number> =>
    new Map(
      db
        .select({ id: purchaseInvoices.id, reverses: purchaseInvoices.reverses })
        .from(purchaseInvoices)
        .where(sql`${purchaseInvoices.reverses} is not null`)
        .all()
        .map(({ id, reverses }) => [reverses!, id]),
    )

  function viewAll(invoices: Listed[]): PurchaseInvoiceRow[] {
    const mine = invoices.length === 1 ? eq(allocations.invoiceId, invoices[0]!.id) : undefined
    const allocated = Map.groupBy(
      db.select().from(allocations).where(mine).all(),
      ({ invoiceId }) => invoiceId,
    )
    const names = projects.names()
    const takenBack = reversals()
    return invoices.map((invoice) => {
      const parts = allocated.get(invoice.id) ?? []
      const allocatedCents = parts.reduce((sum, { cents }) => sum + cents, 0)
      const stands = invoice.kind !== "reversal" && !takenBack.has(invoice.id)
      return {
        ...pick(invoice),
        reversed: takenBack.has(invoice.id),
        totalAllocated: allocatedCents / 100,
        remainingAmount: stands ? (invoice.totalCents - allocatedCents) / 100 : 0,
        projects: [...new Set(parts.map(({ projectId }) => names.get(projectId)!))],
      }
    })
  }

  return {
    reversals,
    viewAll,
    /** The newest first. */
    list: (where?: SQL): PurchaseInvoiceRow[] =>
      viewAll(
        db
          .select(listed)
          .from(purchaseInvoices)
          .where(where)
          .orderBy(sql`${purchaseInvoices.invoiceDate} desc, ${purchaseInvoices.id} desc`)
          .all(),
      ),
  }
}

const { id, kind, supplierId, supplierName, invoiceNumber, invoiceDate, dueDate, currency } = purchaseInvoices
const { netCents, vatCents, totalCents, payableCents, reverseCharge, paidOn } = purchaseInvoices
/** Half of the columns: of 10,000 invoices that is half of the time. */
const listed = {
  ...{ id, kind, supplierId, supplierName, invoiceNumber, invoiceDate, dueDate, currency },
  ...{ netCents, vatCents, totalCents, payableCents, reverseCharge, paidOn },
}
type Listed = Pick<InvoiceRow, keyof typeof listed>

function pick(invoice: Listed) {
  const { id, kind, supplierId, supplierName, invoiceNumber, invoiceDate: date, dueDate, currency } = invoice
  return {
    ...{ id, kind, supplierId, supplierName, invoiceNumber, date, dueDate, currency },
    netAmount: invoice.netCents / 100,
    vatAmount: invoice.vatCents / 100,
    totalAmount: invoice.totalCents / 100,
    payableAmount: invoice.payableCents / 100,
    reverseCharge: invoice.reverseCharge,
    paidOn: invoice.paidOn,
  }
}
