import { quarterOf } from "./period.ts"
import type { VatQuarter } from "./schema.ts"

/** What a declaration needs of an invoice; a reversal counts with its negative amounts. */
export interface Declared {
  invoiceDate: string
  currency: string
  netCents: number
  vatCents: number
  reverseCharge: boolean
  vat: { rate: number; baseCents: number; vatCents: number }[]
}

interface Sums {
  invoices: number
  foreign: number
  baseCents: number
  vatCents: number
  shiftedCents: number
  rates: Map<number, { baseCents: number; vatCents: number }>
}

/** VAT to reclaim by quarter of the invoice date (art. 15 Wet OB), the newest quarter first. */
export function vatByQuarter(invoices: Declared[]): VatQuarter[] {
  const quarters = Map.groupBy(invoices, ({ invoiceDate }) => quarterOf(invoiceDate))
  return [...quarters]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([quarter, found]) => view(quarter, found.reduce(add, nothing())))
}

const nothing = (): Sums => ({
  ...{ invoices: 0, foreign: 0, baseCents: 0, vatCents: 0, shiftedCents: 0, rates: new Map() },
})

function add(sums: Sums, { currency, netCents, vatCents, reverseCharge, vat }: Declared): Sums {
  if (currency !== "EUR") return { ...sums, foreign: sums.foreign + 1 }
  const rates = new Map(sums.rates)
  // Reverse charge is declared apart: 'omzet waarbij heffing naar u is verlegd'.
  for (const part of reverseCharge ? [] : vat) {
    const before = rates.get(part.rate) ?? { baseCents: 0, vatCents: 0 }
    rates.set(part.rate, {
      baseCents: before.baseCents + part.baseCents,
      vatCents: before.vatCents + part.vatCents,
    })
  }
  return {
    invoices: sums.invoices + 1,
    foreign: sums.foreign,
    baseCents: sums.baseCents + netCents,
    vatCents: sums.vatCents + vatCents,
    shiftedCents: sums.shiftedCents + (reverseCharge ? netCents : 0),
    rates,
  }
}

const view = (quarter: string, sums: Sums): VatQuarter => ({
  quarter,
  invoices: sums.invoices,
  foreign: sums.foreign,
  rates: [...sums.rates]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, { baseCents, vatCents }]) => ({ rate, base: baseCents / 100, vat: vatCents / 100 })),
  shiftedBase: sums.shiftedCents / 100,
  base: sums.baseCents / 100,
  vat: sums.vatCents / 100,
})
