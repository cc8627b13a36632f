import { addDays, type Day } from "#src/shared/days.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { VatRow } from "../amounts.ts"
import type { SampleSupplier } from "./suppliers.ts"

/** An invoice as its sender made it: papers and data are made of it, for tests and for the invented company. */
export interface SampleInvoice {
  supplier: SampleSupplier
  buyer: SampleBuyer
  kind: "invoice" | "credit" | "receipt"
  number: string
  date: Day
  /** In days. */
  term: number
  lines: SampleLine[]
  reverseCharge: boolean
  /** The part of the total for the supplier's blocked account, in percents. */
  blockedPercent: number
  orderReference: string
  deliveryAddress: string
}

/** In euros; excluding VAT, but on a receipt including it. Of a credit note the quantity is below zero. */
export interface SampleLine {
  description: string
  quantity: number
  unit: string
  price: number
  rate: number
}

export interface SampleBuyer {
  companyName: string
  /** May hold more lines. */
  address: string
  kvk: string
  btwId: string
}

export const dueOf = ({ date, term }: SampleInvoice): Day => addDays(date, term)

export const centsOfLine = ({ quantity, price }: SampleLine): number => round(quantity * price * 100)

export interface SampleSums {
  vat: VatRow[]
  netCents: number
  vatCents: number
  totalCents: number
  blockedCents: number
}

/** VAT is worked out per rate over the whole, as most programs do. */
export function sumsOf({ lines, kind, reverseCharge, blockedPercent }: SampleInvoice): SampleSums {
  const byRate = Map.groupBy(lines, (line) => (reverseCharge ? 0 : line.rate))
  const vat = [...byRate].map(([rate, of]): VatRow => {
    const cents = sum(of.map(centsOfLine))
    if (kind !== "receipt") return { rate, baseCents: cents, vatCents: round((cents * rate) / 100) }
    const vatCents = round((cents * rate) / (100 + rate))
    return { rate, baseCents: cents - vatCents, vatCents }
  })
  const netCents = sum(vat.map((row) => row.baseCents))
  const vatCents = sum(vat.map((row) => row.vatCents))
  const totalCents = netCents + vatCents
  return { vat, netCents, vatCents, totalCents, blockedCents: round((totalCents * blockedPercent) / 100) }
}
