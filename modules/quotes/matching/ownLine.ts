import type { EstimateLine, QuantitySource } from "../pricing/line.ts"
import type { Phase, Unit } from "../pricing/norm.ts"
import { type VatJob, vatFor } from "../pricing/vat.ts"
import type { Clause } from "./clause.ts"
import { sources } from "./nl.ts"

/** Work that no norm is known for: a line that a person must price. */
export function ownLine(
  id: string,
  item: string,
  description: string,
  clause: Clause,
  job: VatJob,
): EstimateLine {
  const { value, unit, source } = quantityOf(clause, item)
  const decision = vatFor("other", job, { totalCents: 0, materialCents: 0 })
  if (decision.kind !== "whole") throw new Error("work without a norm has no material to part")
  return {
    id,
    code: "",
    description,
    phase: phaseOf(clause.concepts),
    quantity: value,
    unit,
    quantitySource: source,
    normHours: 0,
    hours: 0,
    role: "carpenter",
    rateCents: 0,
    rateSource: "",
    labourCents: 0,
    materials: [],
    materialCents: 0,
    equipmentUnitCents: 0,
    equipmentCents: 0,
    subcontractUnitCents: 0,
    subcontractCents: 0,
    marginPercent: 0,
    marginCents: 0,
    fixedUnitCents: null,
    adjustmentCents: 0,
    totalCents: 0,
    vatRate: decision.rate,
    vatReason: decision.reason,
    vatByHand: false,
    lowFactor: 1,
    highFactor: 1,
    norm: null,
    workItem: item,
  }
}

function quantityOf(
  { quantities }: Clause,
  item: string,
): { value: number; unit: Unit; source: QuantitySource } {
  const source: QuantitySource = { kind: "text", text: sources.text(item) }
  for (const { quantity, counts } of quantities) {
    if (quantity.kind === "amount" && quantity.bare && counts.length === 0) continue
    if (quantity.kind === "amount") return { value: quantity.value, unit: quantity.unit, source }
    const [a, b, c] = quantity.sides
    if (c === undefined && !quantity.of)
      return { value: Math.max(Math.round(a! * b! * 1000) / 1000, 0.001), unit: "m2", source }
  }
  return { value: 1, unit: "post", source: { kind: "assumption", text: sources.one } }
}

const phases: [concept: string, phase: Phase][] = [
  ["remove", "demolition"],
  ["verf", "painting"],
  ["behang", "painting"],
  ["stuc", "plastering"],
  ["tegel", "tiling"],
  ["elektra", "electrical"],
  ["isolatie", "insulation"],
  ["vloer", "flooring"],
  ["dak", "roofing"],
]

const phaseOf = (concepts: string[]): Phase =>
  phases.find(([concept]) => concepts.includes(concept))?.[1] ?? "fitting"
