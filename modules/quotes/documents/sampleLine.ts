import { round, sum, times } from "#src/shared/rounding.ts"
import type { EstimateLine, LineMaterial } from "../pricing/line.ts"
import { type Material, ownAssumption, type Phase, type Role, rateCents, type Unit } from "../pricing/norm.ts"

/** A line as a test writes it down. */
export interface Draft {
  quantity: number
  unit: Unit
  hours: number
  role: Role
  materials?: Material[]
  equipment?: number
  subcontract?: number
  vat?: 9 | 21
  reason?: string
  source?: EstimateLine["quantitySource"]
}

/** One line, worked out as `pricing/estimate.ts` does it. */
export function sampleLine(code: string, phase: Phase, description: string, draft: Draft): EstimateLine {
  const hours = round(draft.quantity * draft.hours, 2)
  const labourCents = times(hours, rateCents[draft.role])
  const materials = (draft.materials ?? []).map((material) => lineMaterial(material, draft.quantity))
  const materialCents = sum(materials.map((material) => material.amountCents))
  const equipmentCents = times(draft.quantity, draft.equipment ?? 0)
  const subcontractCents = times(draft.quantity, draft.subcontract ?? 0)
  const marginCents = round(((materialCents + equipmentCents + subcontractCents) * 12) / 100)
  return {
    code,
    description,
    phase,
    quantity: draft.quantity,
    unit: draft.unit,
    quantitySource: draft.source ?? { kind: "fixed", text: "vast onderdeel van dit werk" },
    normHours: draft.hours,
    hours,
    role: draft.role,
    rateCents: rateCents[draft.role],
    labourCents,
    materials,
    materialCents,
    equipmentUnitCents: draft.equipment ?? 0,
    equipmentCents,
    subcontractUnitCents: draft.subcontract ?? 0,
    subcontractCents,
    marginPercent: 12,
    marginCents,
    totalCents: labourCents + materialCents + equipmentCents + subcontractCents + marginCents,
    vatRate: draft.vat ?? 21,
    vatReason: draft.reason ?? "algemeen tarief",
    lowFactor: 0.9,
    highFactor: 1.2,
    norm: ownAssumption,
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
