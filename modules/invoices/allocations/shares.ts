import { round } from "#src/shared/rounding.ts"

/** What is not allocated yet, including VAT and without. */
export interface Left {
  cents: number
  netCents: number
}

/**
 * The part without VAT of an amount including it: its share of what is left, not of the whole invoice. So the last
 * allocation takes the last cent, in whatever order and however often amounts are taken off and put back.
 */
export const netShare = (cents: number, left: Left): number => round((cents * left.netCents) / left.cents)

/** What is left after the allocations that are there. */
export const leftOf = (
  invoice: { totalCents: number; netCents: number },
  allocated: readonly { cents: number; netCents: number }[],
): Left => ({
  cents: allocated.reduce((left, { cents }) => left - cents, invoice.totalCents),
  netCents: allocated.reduce((left, { netCents }) => left - netCents, invoice.netCents),
})

/** Whole cents of an amount above 0; undefined for 0, -5, 100.005 and what is no number. 0.1 + 0.2 is 30 cents. */
export function centsOf(euros: number): number | undefined {
  const cents = Math.round(euros * 100)
  return cents > 0 && Math.abs(euros * 100 - cents) < 1e-4 ? cents : undefined
}

/** Of the total, in percent with at most two decimals. */
export const percentageOf = (cents: number, totalCents: number): number =>
  totalCents === 0 ? 0 : round((cents / totalCents) * 100, 2)
