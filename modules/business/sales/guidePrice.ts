import type { QuotedPrice } from "#modules/quotes/agreed/service.ts"
import { DomainError } from "#src/shared/errors.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { SalesRow } from "../table.ts"
import type { InvoiceLine } from "./content.ts"
import { totalsOf } from "./totals.ts"

/** Art. 7:752 lid 2 BW. */
const mostAbovePercent = 10

/**
 * A consumer pays at most ten percent above a richtprijs, unless he was told in time: what was agreed besides is extra
 * work with his yes, and counts not. `invoices`: those of the project that were sent; `row`: the one to be sent.
 */
export function requireWithinGuidePrice(
  price: QuotedPrice | undefined,
  row: SalesRow,
  invoices: readonly SalesRow[],
) {
  if (!price?.accepted || !price.consumer || row.totalCents <= 0) return
  const all = [...invoices.filter(({ number }) => number !== null), row]
  const asked = sum(all.map((invoice) => invoice.totalCents - extrasIn(invoice, all)))
  const most = price.cents + round((price.cents * mostAbovePercent) / 100)
  if (asked <= most) return
  const values = { quotation: price.number, most: formatEuro(most), asked: formatEuro(asked) }
  throw new DomainError("business.aboveGuidePrice", 409, { values })
}

/** Including VAT; of a credit note what it takes back of extra work. */
function extrasIn({ content, creditsId }: SalesRow, invoices: readonly SalesRow[]): number {
  const credited = invoices.find(({ id }) => id === creditsId)?.content.lines
  const isExtra = ({ source }: InvoiceLine) =>
    (source?.kind === "credit" ? credited?.[Number(source.id)]?.source : source)?.kind === "extra"
  return totalsOf(content.lines.filter(isExtra)).totalCents
}
