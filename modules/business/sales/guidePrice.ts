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
  const asked = sum([...invoices.filter(({ number }) => number !== null), row].map(besidesExtras))
  const most = price.cents + round((price.cents * mostAbovePercent) / 100)
  if (asked <= most) return
  const values = { quotation: price.number, most: formatEuro(most), asked: formatEuro(asked) }
  throw new DomainError("business.aboveGuidePrice", 409, { values })
}

const besidesExtras = ({ content, totalCents }: SalesRow): number => totalCents - extrasIn(content.lines)

function extrasIn(lines: readonly InvoiceLine[]): number {
  return totalsOf(lines.filter(({ source }) => source?.kind === "extra")).totalCents
}
