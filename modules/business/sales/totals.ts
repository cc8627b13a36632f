import { round, sum } from "#src/shared/rounding.ts"
import type { InvoiceLine, InvoiceTotals } from "./content.ts"

type Taxed = Pick<InvoiceLine, "totalCents" | "vatRate" | "vatCents" | "vatReason">

/**
 * Adds lines up. VAT is worked out over the sum of a rate and rounded once; to that comes the VAT that other documents
 * said already, so that all invoices of a job together are its price to the cent.
 */
export function totalsOf(lines: readonly Taxed[]): InvoiceTotals {
  const vat = [...Map.groupBy(lines, ({ vatRate }) => vatRate)]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, found]) => ({
      rate,
      baseCents: sum(found.map(({ totalCents }) => totalCents)),
      vatCents: vatOf(rate, found),
      reasons: [...new Set(found.map(({ vatReason }) => vatReason).filter(Boolean))],
    }))
  const netCents = sum(vat.map(({ baseCents }) => baseCents))
  const vatCents = sum(vat.map((part) => part.vatCents))
  return { netCents, vat, vatCents, totalCents: netCents + vatCents }
}

function vatOf(rate: number, lines: readonly Taxed[]): number {
  const said = sum(lines.map(({ vatCents }) => vatCents ?? 0))
  const open = sum(lines.map(({ vatCents, totalCents }) => (vatCents === null ? totalCents : 0)))
  return said + round((open * rate) / 100)
}
