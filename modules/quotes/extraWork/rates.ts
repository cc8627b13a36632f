import { sum } from "#src/shared/rounding.ts"
import type { Estimate, VatRate } from "../pricing/line.ts"
import { obstacles, vat } from "../pricing/nl.ts"
import { vatRatesOn } from "../pricing/vatRates.ts"

/**
 * What the quotation says of each rate it has, the one of most of it first: extra work on the same job is taxed for the
 * same reasons. The high rate needs no other reason than that no lower one holds.
 */
export function ratesOf(estimate: Estimate | undefined, today: string): Map<VatRate, string> {
  const byRate = Map.groupBy(estimate?.lines ?? [], ({ vatRate }) => vatRate)
  const worth = (rate: VatRate) => sum(byRate.get(rate)!.map(({ totalCents }) => Math.abs(totalCents)))
  const found = [...byRate.keys()].toSorted((a, b) => worth(b) - worth(a))
  const rates = new Map(found.map((rate) => [rate, byRate.get(rate)![0]!.vatReason]))
  const { high } = vatRatesOn(today)
  if (!rates.has(high) && !estimate?.reverseCharge) rates.set(high, vat.high(obstacles.notListed))
  return rates
}
