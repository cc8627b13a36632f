import { round } from "#src/shared/rounding.ts"
import type { EstimateLine, QuantitySource } from "../pricing/line.ts"
import type { Phase, Unit } from "../pricing/norm.ts"
import { ownLine } from "../pricing/ownLine.ts"
import { taxed } from "../pricing/taxed.ts"
import type { VatJob } from "../pricing/vat.ts"
import type { Clause } from "./clause.ts"
import { sources } from "./nl.ts"

/** Work that no norm is known for: a line that a person must price. */
export function unknownWork(
  { id, item, description, clause }: { id: string; item: string; description: string; clause: Clause },
  job: VatJob,
): EstimateLine[] {
  const { value, unit, source } = quantityOf(clause, item)
  const line = ownLine(
    { id, description, phase: phaseOf(clause.concepts), unit, workItem: item },
    { value, source },
  )
  return taxed(line, "other", job)
}

function quantityOf(
  { quantities }: Clause,
  item: string,
): { value: number; unit: Unit; source: QuantitySource } {
  const source: QuantitySource = { kind: "text", text: sources.text(item) }
  for (const { quantity, counts } of quantities) {
    if (quantity.kind === "amount") {
      if (quantity.bare && counts.length === 0) continue
      return { value: quantity.value, unit: quantity.unit, source }
    }
    const [a, b, c] = quantity.sides
    if (c === undefined && !quantity.of)
      return { value: Math.max(round(a! * b!, 3), 0.001), unit: "m2", source }
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

/** As far as the words tell when in the job it comes. */
const phaseOf = (concepts: string[]): Phase =>
  phases.find(([concept]) => concepts.includes(concept))?.[1] ?? "fitting"
