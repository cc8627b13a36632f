import { round, sum, times } from "#src/shared/rounding.ts"
import type { Totals, VatRate } from "../pricing/line.ts"
import type { Unit } from "../pricing/norm.ts"
import { vatOver } from "../pricing/totals.ts"
import type { Amounts, ExtraLineInput } from "./schema.ts"

/** A line as it is kept. Cents exclude VAT; less work is below zero. */
export interface ExtraLine {
  description: string
  quantity: number
  unit: Unit
  unitCents: number
  vatRate: VatRate
  /** Why this rate, as printed on an invoice. */
  vatReason: string
  totalCents: number
}

/** The same sums as a quotation has. */
export type ExtraTotals = Pick<Totals, "exVatCents" | "vat" | "incVatCents">

export const pricedLine = (
  { description, unit, unitPrice, vatRate, vatReason, ...line }: ExtraLineInput,
  known: ReadonlyMap<VatRate, string>,
): ExtraLine => {
  const quantity = round(line.quantity, 3)
  const unitCents = round(unitPrice * 100)
  const reason = vatReason || (known.get(vatRate) ?? "")
  return {
    ...{ description, quantity, unit, unitCents, vatRate, vatReason: reason },
    totalCents: times(quantity, unitCents),
  }
}

/** Of one piece of extra work: VAT is rounded once per rate, as on its document. */
export function totalsOfLines(lines: readonly ExtraLine[]): ExtraTotals {
  const vat = vatOver(lines, ({ totalCents }) => totalCents)
  const exVatCents = sum(lines.map(({ totalCents }) => totalCents))
  return { exVatCents, vat, incVatCents: exVatCents + sum(vat.map(({ vatCents }) => vatCents)) }
}

/** Of several that were agreed each by itself: what the client signed for, added up to the cent. */
export function together(parts: readonly ExtraTotals[]): ExtraTotals {
  const byRate = Map.groupBy(
    parts.flatMap(({ vat }) => vat),
    ({ rate }) => rate,
  )
  return {
    exVatCents: sum(parts.map(({ exVatCents }) => exVatCents)),
    vat: [...byRate]
      .map(([rate, found]) => ({
        rate,
        baseCents: sum(found.map(({ baseCents }) => baseCents)),
        vatCents: sum(found.map(({ vatCents }) => vatCents)),
      }))
      .toSorted((a, b) => a.rate - b.rate),
    incVatCents: sum(parts.map(({ incVatCents }) => incVatCents)),
  }
}

export const amountsOf = ({ exVatCents, vat, incVatCents }: ExtraTotals): Amounts => ({
  net: exVatCents / 100,
  vat: vat.map(({ rate, baseCents, vatCents }) => ({ rate, base: baseCents / 100, amount: vatCents / 100 })),
  total: incVatCents / 100,
})
