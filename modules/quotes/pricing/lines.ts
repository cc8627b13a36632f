import { round, sum, times } from "#src/shared/rounding.ts"
import type { EstimateLine, LineMaterial } from "./line.ts"
import { halves } from "./nl.ts"
import { defaultMarginPercent, defaultSpread, type Material, type Norm, rateCents } from "./norm.ts"
import type { Measured } from "./survey.ts"
import { type VatDecision, type VatJob, vatFor } from "./vat.ts"

/** One line, or two where the tax rules want labour and material apart (the 50% rule for insulation). */
export function linesFor(code: string, norm: Norm, quantity: Measured, job: VatJob): EstimateLine[] {
  const line = lineOf(code, norm, quantity)
  const material = materialPart(code, norm, quantity)
  const value = { totalCents: line.totalCents, materialCents: material.totalCents }
  const decision = vatFor(norm.service, job, value)
  if (decision.kind === "whole") return [withVat(line, decision)]
  return [withVat(labourPart(code, norm, quantity), decision.labour), withVat(material, decision.material)]
}

type UntaxedLine = Omit<EstimateLine, "vatRate" | "vatReason">

const withVat = (line: UntaxedLine, { rate, reason }: VatDecision): EstimateLine => ({
  ...line,
  vatRate: rate,
  vatReason: reason,
})

const labourPart = (code: string, norm: Norm, quantity: Measured) =>
  lineOf(`${code}.arbeid`, { ...norm, description: halves.labour(norm.description), materials: [] }, quantity)

const materialPart = (code: string, norm: Norm, quantity: Measured) =>
  lineOf(
    `${code}.materiaal`,
    {
      ...norm,
      description: halves.material(norm.description),
      hours: 0,
      equipmentCents: 0,
      subcontractCents: 0,
    },
    quantity,
  )

/** What so much work of this norm comes to, before VAT. */
export function lineOf(code: string, norm: Norm, { value, source }: Measured): UntaxedLine {
  const quantity = round(value, 3)
  const hours = round(quantity * norm.hours, 2)
  const labourCents = times(hours, rateCents[norm.role])
  const materials = (norm.materials ?? []).map((material) => lineMaterial(material, quantity))
  const materialCents = sum(materials.map((material) => material.amountCents))
  const equipmentUnitCents = norm.equipmentCents ?? 0
  const equipmentCents = times(quantity, equipmentUnitCents)
  const subcontractUnitCents = norm.subcontractCents ?? 0
  const subcontractCents = times(quantity, subcontractUnitCents)
  const marginPercent = norm.marginPercent ?? defaultMarginPercent
  const marginCents = round(((materialCents + equipmentCents + subcontractCents) * marginPercent) / 100)
  const spread = norm.spread ?? defaultSpread
  return {
    code,
    description: norm.description,
    phase: norm.phase,
    quantity,
    unit: norm.unit,
    quantitySource: source,
    normHours: norm.hours,
    hours,
    role: norm.role,
    rateCents: rateCents[norm.role],
    labourCents,
    materials,
    materialCents,
    equipmentUnitCents,
    equipmentCents,
    subcontractUnitCents,
    subcontractCents,
    marginPercent,
    marginCents,
    totalCents: labourCents + materialCents + equipmentCents + subcontractCents + marginCents,
    lowFactor: spread.low,
    highFactor: spread.high,
    norm: { year: norm.year, source: norm.source },
  }
}

function lineMaterial(material: Material, lineQuantity: number): LineMaterial {
  const waste = material.waste ?? 0
  const quantity = round(lineQuantity * material.perUnit * (1 + waste), 3)
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
