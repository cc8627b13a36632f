import type { VatRate } from "./line.ts"

/** Rates by the day from which they hold, newest last. */
const vatTable: { from: string; high: VatRate; low: VatRate; source: string }[] = [
  { from: "2019-01-01", high: 21, low: 9, source: "Wet OB 1968, art. 9 en tabel I" },
]

export function vatRatesOn(today: string) {
  const rates = vatTable.findLast((row) => row.from <= today)
  if (!rates) throw new Error(`no VAT rates known for ${today}`)
  return rates
}
