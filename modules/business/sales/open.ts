import { sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { salesInvoices } from "../table.ts"

/**
 * What is still to be paid of an invoice that was sent, in cents including VAT: less what was credited and what came in.
 * Below zero: too much came in. A credit note counts with what it takes back, so nothing of it is open itself. To SQLite.
 */
export const openCents = sql<number>`CASE
  WHEN sales_invoices.number IS NULL OR sales_invoices.credits_id IS NOT NULL THEN 0
  ELSE sales_invoices.total_cents
    + coalesce((SELECT sum(c.total_cents) FROM sales_invoices c
        WHERE c.credits_id = sales_invoices.id AND c.number IS NOT NULL), 0)
    - coalesce((SELECT sum(p.cents) FROM sales_payments p
        WHERE p.invoice_id = sales_invoices.id AND p.removed_at IS NULL), 0) END`

/** The same of some invoices, by the id of each. */
export const openOf = (db: Db, invoices: readonly { id: number }[]): Map<number, number> =>
  new Map(
    db
      .select({ id: salesInvoices.id, cents: openCents })
      .from(salesInvoices)
      .where(
        sql`${salesInvoices.id} in (select value from json_each(${JSON.stringify(invoices.map(({ id }) => id))}))`,
      )
      .all()
      .map(({ id, cents }) => [id, cents]),
  )
