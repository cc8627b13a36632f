import { standardBook } from "../pricing/book.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { lineOf } from "../pricing/lines.ts"
import type { Material, Norm, Phase, Role, Unit } from "../pricing/norm.ts"
import { fixed } from "../pricing/survey.ts"

/** A line as a test writes it down. */
interface Draft {
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

/** One line, worked out as the price engine does it. */
export function sampleLine(code: string, phase: Phase, description: string, draft: Draft): EstimateLine {
  const { quantity, unit, hours, role, materials, equipment, subcontract, vat, reason, source } = draft
  const norm: Norm = {
    ...{ description, phase, unit, hours, role, materials },
    ...{ equipmentCents: equipment, subcontractCents: subcontract, service: "other" },
    ...{ year: 2026, source: "eigen aanname 2026" },
  }
  const measured = source ? { value: quantity, source } : fixed(quantity)
  const untaxed = lineOf(code, norm, measured, standardBook)
  return { ...untaxed, vatRate: vat ?? 21, vatReason: reason ?? "algemeen tarief", vatByHand: false }
}
