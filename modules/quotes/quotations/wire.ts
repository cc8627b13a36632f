import { round } from "#src/shared/rounding.ts"
import { type Estimate, type EstimateLine, isUnpriced, type Totals } from "../pricing/line.ts"
import { leadsOf } from "../pricing/planning/leads.ts"
import type { KeptStart } from "../pricing/start.ts"
import type { PricedContent, QuotationLine, QuotationTotals } from "./content.schema.ts"
import { startNote } from "./server.nl.ts"

/** A calculation as it goes over the wire: euros in the place of cents. */
export function pricedContent(
  estimate: Estimate,
  warnings: string[],
  start: KeptStart | null,
): PricedContent {
  const { lines, assumptions, exclusions, facts, reverseCharge, totals } = estimate
  return {
    lines: lines.map(lineOnWire),
    assumptions,
    exclusions,
    facts,
    reverseCharge,
    totals: totalsOnWire(totals),
    unpriced: lines.filter(isUnpriced).length,
    warnings,
    startNote: startNote(start, leadsOf(lines)),
  }
}

function totalsOnWire(totals: Totals): QuotationTotals {
  return {
    hours: totals.hours,
    labour: totals.labourCents / 100,
    material: totals.materialCents / 100,
    equipment: totals.equipmentCents / 100,
    subcontract: totals.subcontractCents / 100,
    margin: totals.marginCents / 100,
    adjustment: totals.adjustmentCents / 100,
    net: totals.exVatCents / 100,
    vat: totals.vat.map(({ rate, baseCents, vatCents }) => ({
      rate,
      base: baseCents / 100,
      amount: vatCents / 100,
    })),
    price: totals.incVatCents / 100,
    low: totals.lowCents / 100,
    high: totals.highCents / 100,
  }
}

const lineOnWire = (line: EstimateLine): QuotationLine => ({
  id: line.id,
  norm: line.code,
  description: line.description,
  phase: line.phase,
  quantity: line.quantity,
  unit: line.unit,
  quantitySource: { kind: line.quantitySource.kind, text: line.quantitySource.text },
  normHours: line.normHours,
  hours: line.hours,
  role: line.role,
  rate: line.rateCents / 100,
  rateSource: line.rateSource,
  labour: line.labourCents / 100,
  material: line.materialCents / 100,
  materials: line.materials.map(({ name, unit, quantity, priceCents, amountCents }) => ({
    name,
    unit,
    quantity,
    price: priceCents / 100,
    amount: amountCents / 100,
  })),
  equipment: line.equipmentCents / 100,
  subcontract: line.subcontractCents / 100,
  marginPercent: line.marginPercent,
  margin: line.marginCents / 100,
  fixedUnitPrice: line.fixedUnitCents === null ? null : line.fixedUnitCents / 100,
  adjustment: line.adjustmentCents / 100,
  unitPrice:
    (line.fixedUnitCents ?? (line.quantity === 0 ? 0 : round(line.totalCents / line.quantity))) / 100,
  total: line.totalCents / 100,
  vatRate: line.vatRate,
  vatReason: line.vatReason,
  vatByHand: line.vatByHand,
  normSource: line.norm && `${line.norm.source} (${line.norm.year})`,
  workItem: line.workItem,
  unpriced: isUnpriced(line),
})
