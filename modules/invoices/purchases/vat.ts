import { sum } from "#src/shared/rounding.ts"
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

function view(
  quarter: string,
  { invoices, foreign, rates, shiftedCents, baseCents, vatCents }: Sums,
): VatQuarter {
  const byRate = [...rates].toSorted(([a], [b]) => b - a)
  const inRates = (of: "baseCents" | "vatCents") => sum(byRate.map(([, part]) => part[of]))
  return {
    ...{ quarter, invoices, foreign },
    rates: byRate.map(([rate, part]) => ({ rate, base: part.baseCents / 100, vat: part.vatCents / 100 })),
    shiftedBase: shiftedCents / 100,
    restBase: (baseCents - inRates("baseCents") - shiftedCents) / 100,
    restVat: (vatCents - inRates("vatCents")) / 100,
    base: baseCents / 100,
    vat: vatCents / 100,
  }
}
