import { round, sum, times } from "#src/shared/rounding.ts"
import type { PriceBook } from "./book.ts"
import type { EstimateLine, LineMaterial, UntaxedLine } from "./line.ts"
import { defaultSpread, type Material, type Norm } from "./norm.ts"
import { practical } from "./practical.ts"
import type { Measured } from "./survey.ts"
import { taxed } from "./taxed.ts"
import type { VatJob } from "./vat.ts"

/** One line with its VAT, or two where the tax rules want labour and material apart. */
export const linesFor = (
  code: string,
  norm: Norm,
  quantity: Measured,
  job: VatJob,
  book: PriceBook,
): EstimateLine[] => taxed(lineOf(code, norm, quantity, book), norm.service, job)

/** What so much work of this norm comes to, before VAT. */
export function lineOf(
  code: string,
  norm: Norm,
  { value, source, worked }: Measured,
  { rates, marginPercent: usualMargin }: PriceBook,
): UntaxedLine {
  const quantity = worked ? practical(value, norm.unit) : round(value, 3)
  const hours = round(quantity * norm.hours, 2)
  const rate = rates[norm.role]
  const labourCents = times(hours, rate.cents)
  const materials = (norm.materials ?? []).map((material) => lineMaterial(material, quantity))
  const materialCents = sum(materials.map((material) => material.amountCents))
  const equipmentUnitCents = norm.equipmentCents ?? 0
  const equipmentCents = times(quantity, equipmentUnitCents)
  const subcontractUnitCents = norm.subcontractCents ?? 0
  const subcontractCents = times(quantity, subcontractUnitCents)
  const marginPercent = norm.marginPercent ?? usualMargin
  const marginCents = round(((materialCents + equipmentCents + subcontractCents) * marginPercent) / 100)
  const spread = norm.spread ?? defaultSpread
  return {
    id: code,
    code,
    description: norm.description,
    phase: norm.phase,
    quantity,
    unit: norm.unit,
    quantitySource: source,
    normHours: norm.hours,
    hours,
    role: norm.role,
    rateCents: rate.cents,
    rateSource: rate.source,
    labourCents,
    materials,
    materialCents,
    equipmentUnitCents,
    equipmentCents,
    subcontractUnitCents,
    subcontractCents,
    marginPercent,
    marginCents,
    fixedUnitCents: null,
    adjustmentCents: 0,
    totalCents: labourCents + materialCents + equipmentCents + subcontractCents + marginCents,
    lowFactor: spread.low,
    highFactor: spread.high,
    norm: { year: norm.year, source: norm.source },
    workItem: null,
  }
}

function lineMaterial(material: Material, lineQuantity: number): LineMaterial {
  const waste = material.waste ?? 0
  const quantity = practical(lineQuantity * material.perUnit * (1 + waste), material.unit)
  return {
    name: material.name,
    unit: material.unit,
    perUnit: material.perUnit,
    waste,
    priceCents: material.priceCents,
    pack: material.pack ?? null,
    quantity,
    amountCents: times(quantity, material.priceCents),
  }
}
