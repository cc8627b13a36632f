import { inArray, isNull, sql, sum } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { salesInvoices, salesPayments } from "../table.ts"

/**
 * What is still to be paid of invoices that were sent, in cents including VAT: less what was credited and what came in.
 * Below zero: too much came in. A credit note counts with what it takes back, so nothing of it is open itself.
 */
export function openOf(
  db: Db,
  invoices: readonly { id: number; totalCents: number; number: string | null; creditsId: number | null }[],
): Map<number, number> {
  const ids = invoices.map(({ id }) => id)
  const paid = new Map(
    db
      .select({ id: salesPayments.invoiceId, cents: sum(salesPayments.cents).mapWith(Number) })
      .from(salesPayments)
      .where(sql`${inArray(salesPayments.invoiceId, ids)} and ${isNull(salesPayments.removedAt)}`)
      .groupBy(salesPayments.invoiceId)
      .all()
      .map(({ id, cents }) => [id, cents]),
  )
  const credited = new Map(
    db
      .select({ id: salesInvoices.creditsId, cents: sum(salesInvoices.totalCents).mapWith(Number) })
      .from(salesInvoices)
      .where(sql`${inArray(salesInvoices.creditsId, ids)} and ${salesInvoices.number} is not null`)
      .groupBy(salesInvoices.creditsId)
      .all()
      .map(({ id, cents }) => [id!, cents]),
  )
  return new Map(
    invoices.map(({ id, totalCents, number, creditsId }) => [
      id,
      number === null || creditsId !== null ? 0 : totalCents + (credited.get(id) ?? 0) - (paid.get(id) ?? 0),
    ]),
  )
}
