import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import { price } from "../documents/nl.ts"
import { byPhase } from "../documents/phases.ts"
import { type Estimate, type EstimateLine, isUnpriced } from "../pricing/line.ts"
import { phaseName } from "../pricing/nl.ts"
import { costs as nl } from "./nl.ts"
import { bullets } from "./plain.ts"
import { workOf } from "./work.ts"

/** The calculation in words of plain text, made of the lines: lists, for columns only line up in some type. */
export const costCalculationOf = (estimate: Estimate): string =>
  [...byPhase(estimate.lines).map(phaseText), `${nl.totals}\n${bullets(totalItems(estimate))}`].join("\n\n")

function phaseText({ phase, lines, totalCents }: ReturnType<typeof byPhase>[number]): string {
  const subtotal = lines.every(isUnpriced) ? nl.unpriced : formatEuro(totalCents)
  return `${phaseName[phase]}\n${bullets(lines.map(lineText))}\n${nl.subtotal(phaseName[phase], subtotal)}`
}

const lineText = (line: EstimateLine) =>
  nl.line(
    workOf(line),
    line.hours === 0 ? "" : nl.hours(formatQuantity(line.hours)),
    isUnpriced(line) ? nl.unpriced : formatEuro(line.totalCents),
  )

function totalItems({ lines, totals, reverseCharge }: Estimate): string[] {
  const open = lines.filter(isUnpriced).length
  const parts = Object.entries({
    [nl.names.labour]: totals.labourCents,
    [nl.names.material]: totals.materialCents,
    [nl.names.equipment]: totals.equipmentCents,
    [nl.names.subcontract]: totals.subcontractCents,
    [nl.names.margin]: totals.marginCents,
    [nl.names.adjustment]: totals.adjustmentCents,
  }).filter(([, cents]) => cents !== 0)
  const vat = reverseCharge
    ? [nl.reversed(reverseCharge.btwId)]
    : totals.vat.map((part) =>
        nl.amount(price.vatOver(part.rate, formatEuro(part.baseCents)), formatEuro(part.vatCents)),
      )
  return [
    nl.totalHours(formatQuantity(totals.hours)),
    ...parts.map(([name, cents]) => nl.amount(name, formatEuro(cents))),
    nl.amount(price.exVat, formatEuro(totals.exVatCents)),
    ...vat,
    ...(reverseCharge ? [] : [nl.amount(price.incVat, formatEuro(totals.incVatCents))]),
    nl.band(formatEuro(totals.lowCents), formatEuro(totals.highCents)),
    ...(open > 0 ? [nl.notIn(open)] : []),
  ]
}
