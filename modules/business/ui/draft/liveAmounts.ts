import { round, sum } from "#src/shared/rounding.ts"
import type { InvoiceAmounts, SalesInvoice, VatRate } from "../../sales/schema.ts"
import { totalsOf } from "../../sales/totals.ts"
import { centsOf, isFixed, type TypedLine } from "./typed.ts"

/**
 * What a draft comes to as it is typed. Lines that stand fast have the VAT that another document said, of which the server
 * tells the sum; it stands as long as all of them do.
 */
export function liveAmounts(
  saved: SalesInvoice,
  lines: readonly TypedLine[],
  shifted: boolean,
): InvoiceAmounts {
  const fixed = shifted ? new Map<VatRate, number>() : saidVat(saved, lines)
  const { netCents, vat, totalCents } = totalsOf(
    lines.flatMap((line) => {
      const totalCents = centsOf(line)
      const vatRate = (shifted ? 0 : Number(line.vatRate)) as VatRate
      if (totalCents === undefined) return []
      return [
        { totalCents, vatRate, vatCents: isFixed(line) ? takenFrom(fixed, vatRate) : null, vatReason: "" },
      ]
    }),
  )
  return {
    net: netCents / 100,
    vat: vat.map(({ rate, baseCents, vatCents }) => ({
      ...{ rate, base: baseCents / 100, amount: vatCents / 100, reasons: [] },
    })),
    total: totalCents / 100,
  }
}

/** By rate the VAT, in cents, of lines that stand fast: all of it less that of the other lines. */
function saidVat(
  { lines: before, amounts }: SalesInvoice,
  lines: readonly TypedLine[],
): Map<VatRate, number> {
  if (before.filter(isFixed).length !== lines.filter(isFixed).length) return new Map()
  return new Map(
    amounts.vat.map(({ rate, amount }) => {
      const own = before.filter((line) => !isFixed(line) && line.vatRate === rate)
      return [rate, round(amount * 100) - round(sum(own.map(({ total }) => total * rate)))]
    }),
  )
}

/** All of it with the first line of the rate, nothing with the rest; null: it is worked out as of other lines. */
function takenFrom(fixed: Map<VatRate, number>, rate: VatRate): number | null {
  const cents = fixed.get(rate)
  if (cents !== undefined) fixed.set(rate, 0)
  return cents ?? null
}
