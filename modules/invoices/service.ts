import { sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"

export type Invoices = ReturnType<typeof createInvoices>

/** What other modules may ask about purchase invoices. */
export function createInvoices({ db }: { db: Db }) {
  return {
    /** How many wait to be checked, and how many, posted, to be divided over projects. */
    counts: () =>
      db.get<{ toCheck: number; toAllocate: number }>(sql`select
        (select count(*) from invoice_scans where state in ('read', 'failed')) as toCheck,
        (select count(*) from purchase_invoices i where kind <> 'reversal' and currency = 'EUR'
          and not exists (select 1 from purchase_invoices later where later.reverses = i.id)
          and total_cents <> (select coalesce(sum(cents), 0) from invoice_allocations where invoice_id = i.id)
        ) as toAllocate`),
  }
}
