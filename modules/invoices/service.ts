import type { Db } from "#db/open.ts"

export type Invoices = ReturnType<typeof createInvoices>

/** What other modules may ask about purchase invoices. */
export function createInvoices({ db }: { db: Db }) {
  const counts = db.$client.query<{ toCheck: number; toAllocate: number }, []>(`SELECT
    (SELECT count(*) FROM invoice_scans WHERE state IN ('read', 'failed')) AS toCheck,
    (SELECT count(*) FROM purchase_invoices i WHERE kind <> 'reversal' AND currency = 'EUR'
      AND NOT EXISTS (SELECT 1 FROM purchase_invoices later WHERE later.reverses = i.id)
      AND total_cents <> (SELECT coalesce(sum(cents), 0) FROM invoice_parts WHERE invoice_id = i.id)
    ) AS toAllocate`)

  return {
    /** How many wait to be checked, and how many, posted, to be divided over projects or put on the shelf. */
    counts: () => counts.get()!,
  }
}
