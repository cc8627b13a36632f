import { standardBook } from "../pricing/book.ts"
import type { EstimateLine } from "../pricing/line.ts"
import { lineOf } from "../pricing/lines.ts"
import { type Material, own, type Phase, type Role, type Unit } from "../pricing/norm.ts"
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
  const work = { description, phase, unit, hours, role, materials }
  const norm = own({ ...work, equipmentCents: equipment, subcontractCents: subcontract })
  const measured = source ? { value: quantity, source } : fixed(quantity)
  const untaxed = lineOf(code, norm, measured, standardBook)
  return { ...untaxed, vatRate: vat ?? 21, vatReason: reason ?? "algemeen tarief", vatByHand: false }
}
