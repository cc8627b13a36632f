import { round, sum } from "#src/shared/rounding.ts"
import type { EstimateLine, Totals, VatRate } from "./line.ts"

/** Adds lines up. VAT is worked out over the sum per rate and rounded once per rate. */
export function totalsOf(lines: EstimateLine[]): Totals {
  const total = (amount: (line: EstimateLine) => number) => sum(lines.map(amount))
  const exVatCents = total((line) => line.totalCents)
  const vat = vatOver(lines, (line) => line.totalCents)
  const vatCents = sum(vat.map((part) => part.vatCents))
  return {
    hours: round(
      total((line) => line.hours),
      2,
    ),
    labourCents: total((line) => line.labourCents),
    materialCents: total((line) => line.materialCents),
    equipmentCents: total((line) => line.equipmentCents),
    subcontractCents: total((line) => line.subcontractCents),
    marginCents: total((line) => line.marginCents),
    adjustmentCents: total((line) => line.adjustmentCents),
    exVatCents,
    vat,
    vatCents,
    incVatCents: exVatCents + vatCents,
    lowCents: incVat(lines, (line) => round(line.totalCents * line.lowFactor)),
    highCents: incVat(lines, (line) => round(line.totalCents * line.highFactor)),
  }
}

/** Per rate, rounded once, whatever the lines are of. */
export function vatOver<Line extends Pick<EstimateLine, "vatRate">>(
  lines: readonly Line[],
  amount: (line: Line) => number,
): Totals["vat"] {
  const rates = [...new Set(lines.map((line) => line.vatRate))].sort((a, b) => a - b)
  return rates.map((rate: VatRate) => {
    const baseCents = sum(lines.filter((line) => line.vatRate === rate).map(amount))
    return { rate, baseCents, vatCents: round((baseCents * rate) / 100) }
  })
}

function incVat(lines: EstimateLine[], amount: (line: EstimateLine) => number): number {
  return sum(vatOver(lines, amount).map((part) => part.baseCents + part.vatCents))
}
