import { inArray, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { sum } from "#src/shared/rounding.ts"
import { allocations, type InvoiceRow, purchaseInvoices, stockParts } from "../table.ts"
import type { PurchaseInvoiceRow } from "./schema.ts"

export type Rows = ReturnType<typeof createRows>

/** Posted invoices as lists show them. */
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

  /** How invoices are shown, as it stands now: for a portion of a list after another. */
  function view(): (invoices: Listed[]) => PurchaseInvoiceRow[] {
    const names = projects.names()
    const takenBack = reversals()
    return (invoices) => {
      const ids = invoices.map(({ id }) => id)
      const allocated = Map.groupBy(
        db.select().from(allocations).where(inArray(allocations.invoiceId, ids)).all(),
        ({ invoiceId }) => invoiceId,
      )
      const shelved = Map.groupBy(
        db.select().from(stockParts).where(inArray(stockParts.invoiceId, ids)).all(),
        ({ invoiceId }) => invoiceId,
      )
      return invoices.map((invoice) => {
        const parts = allocated.get(invoice.id) ?? []
        const stockCents = centsOf(shelved.get(invoice.id) ?? [])
        const settledCents = centsOf(parts) + stockCents
        const stands = invoice.kind !== "reversal" && !takenBack.has(invoice.id)
        return {
          ...pick(invoice),
          reversed: takenBack.has(invoice.id),
          totalAllocated: settledCents / 100,
          remainingAmount: stands ? (invoice.totalCents - settledCents) / 100 : 0,
          stockAmount: stockCents / 100,
          projects: [...new Set(parts.map(({ projectId }) => names.get(projectId)!))],
        }
      })
    }
  }

  /** What is read of them in this order, so many at once: others have their turn in between. */
  async function inOrder<Result>(
    { where, order }: { where?: SQL; order: SQL },
    read: (these: SQL) => Result[],
  ): Promise<Result[]> {
    const found = db.select({ id }).from(purchaseInvoices).where(where).orderBy(order).all()
    const ids = found.map((row) => row.id)
    const portions = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, i) =>
      ids.slice(i * atOnce, (i + 1) * atOnce),
    )
    return (await inPortions(portions, (these) => read(inArray(id, these)))).flat()
  }

  return {
    reversals,
    view,
    inOrder,
    /** The newest first. */
    async list(where?: SQL): Promise<PurchaseInvoiceRow[]> {
      const show = view()
      const order = sql`${purchaseInvoices.invoiceDate} desc, ${purchaseInvoices.id} desc`
      return inOrder({ where, order }, (these) =>
        show(db.select(listed).from(purchaseInvoices).where(these).orderBy(order).all()),
      )
    },
  }
}

const atOnce = 250

const centsOf = (parts: readonly { cents: number }[]) => sum(parts.map(({ cents }) => cents))

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
