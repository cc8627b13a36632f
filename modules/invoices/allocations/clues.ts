import { and, desc, eq, ne } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { allocations, type InvoiceRow, purchaseInvoices, readings, scans } from "../table.ts"
import type { Clues } from "./proposals.ts"

/** Days within which what went before says where the next invoice belongs. */
const recently = 90
/** So many allocations of a supplier tell what his invoices are for. */
const most = 200

/** Gathers what an invoice, its scan and its supplier's earlier invoices tell of the project it is for. */
export function createClues({ db, clock }: { db: Db; clock: Clock }) {
  function historyOf({ id, supplierId }: InvoiceRow): Clues["history"] {
    const since = addDays(today(clock), -recently)
    return db
      .select({
        projectId: allocations.projectId,
        category: allocations.category,
        date: purchaseInvoices.invoiceDate,
      })
      .from(allocations)
      .innerJoin(purchaseInvoices, eq(purchaseInvoices.id, allocations.invoiceId))
      .where(and(eq(purchaseInvoices.supplierId, supplierId), ne(purchaseInvoices.id, id)))
      .orderBy(desc(allocations.id))
      .limit(most)
      .all()
      .map(({ date, ...line }) => ({ ...line, recent: date >= since }))
  }

  return (invoice: InvoiceRow): Clues => {
    const scan = db.select().from(scans).where(eq(scans.id, invoice.scanId)).get()
    const reading = db.select().from(readings).where(eq(readings.scanId, invoice.scanId)).get()
    const words = (reading?.pages ?? []).flatMap((page) => page.words.map(({ text }) => text))
    return {
      sentFor: scan?.projectId ?? null,
      references: [invoice.projectReference, invoice.orderReference, scan?.note ?? ""].filter(Boolean),
      deliveryAddress: scan?.suggestion?.fields.deliveryAddress?.value ?? "",
      text: words.join(" "),
      reverseCharge: invoice.reverseCharge,
      history: historyOf(invoice),
    }
  }
}
