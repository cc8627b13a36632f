import { and, asc, eq, gte, ne, sql } from "drizzle-orm"
import { union } from "drizzle-orm/sqlite-core"
import type { Db } from "#db/open.ts"
import { beginOf } from "#src/shared/calendar.ts"
import type { CheckSource } from "#src/shared/check.ts"
import { counted } from "#src/shared/counted.ts"
import { reaches } from "#src/shared/roles.ts"
import { purchases as nl } from "./purchases/nl.ts"
import { allocations, purchaseInvoices, stockParts } from "./table.ts"

/** Invoices that are neither on a project nor on the shelf yet: settled before a day ends. */
export const createInvoiceChecks =
  ({ db }: { db: Db }): CheckSource =>
  (me, today) => {
    if (!reaches(me.role, "manager")) return []
    const { left } = db
      .select({ left: sql<number>`count(*)` })
      .from(purchaseInvoices)
      .where(onNoProject)
      .get()!
    const since = beginOf(today).toISOString()
    const settled = union(
      db.select({ id: allocations.invoiceId }).from(allocations).where(gte(allocations.createdAt, since)),
      db.select({ id: stockParts.invoiceId }).from(stockParts).where(gte(stockParts.createdAt, since)),
    ).all()
    const count = settled.length
    return [
      {
        ...{ key: "invoices.invoicesOnNoProject", category: "invoicing", priority: "high", left },
        ...{ task: counted(nl.checks.unassigned, left), href: "/invoice-allocation" },
        ...(count > 0 && { prevented: counted(nl.checks.settled, count) }),
      },
    ]
  }

/** Or not whole. What is in another currency is booked by hand, and what was taken back needs no project. */
const onNoProject = and(
  ne(purchaseInvoices.kind, "reversal"),
  eq(purchaseInvoices.currency, "EUR"),
  sql`${purchaseInvoices.id} not in (select reverses from purchase_invoices where reverses is not null)`,
  sql`${purchaseInvoices.totalCents} <> (select coalesce(sum(p.cents), 0) from invoice_parts p
    where p.invoice_id = ${purchaseInvoices.id})`,
)

/** The ids of those, the oldest first: all, or the first so many. */
export const idsOnNoProject = (db: Db, most = -1) =>
  db
    .select({ id: purchaseInvoices.id })
    .from(purchaseInvoices)
    .where(onNoProject)
    .orderBy(asc(purchaseInvoices.invoiceDate), asc(purchaseInvoices.id))
    .limit(most)
