import type { Phase, Role, Unit } from "./norm.ts"

/** One line of a calculation. All amounts are integer cents excluding VAT; `quantity` has at most 3 decimals. */
export interface EstimateLine {
  code: string
  description: string
  phase: Phase
  quantity: number
  unit: Unit
  quantitySource: QuantitySource
  /** Norm hours per unit, and the hours of the line rounded to 2 decimals. */
  normHours: number
  hours: number
  role: Role
  rateCents: number
  labourCents: number
  materials: LineMaterial[]
  materialCents: number
  equipmentUnitCents: number
  equipmentCents: number
  subcontractUnitCents: number
  subcontractCents: number
  marginPercent: number
  marginCents: number
  totalCents: number
  vatRate: VatRate
  /** Why this rate, in Dutch, as printed on the calculation. */
  vatReason: string
  lowFactor: number
  highFactor: number
  norm: { year: number; source: string }
}

export interface LineMaterial {
  name: string
  unit: Unit
  perUnit: number
  waste: number
  priceCents: number
  pack: { size: number; label: string } | null
  /** Line quantity x perUnit x (1 + waste), rounded to 3 decimals. */
  quantity: number
  /** `quantity` x `priceCents`, rounded to a cent. */
  amountCents: number
}

export type QuantitySource =
  | { kind: "answer"; question: string; text: string }
  | { kind: "assumption"; text: string }
  | { kind: "fixed"; text: string }

export type VatRate = 0 | 9 | 21

export interface Estimate {
  /** yyyy-MM-dd: the day whose rates and norms were used. */
  pricedOn: string
  lines: EstimateLine[]
  /** Dutch sentences: what was taken for granted because it was not asked or not answered. */
  assumptions: string[]
  /** Dutch sentences: what is not in the price. */
  exclusions: string[]
  totals: Totals
}

export interface Totals {
  hours: number
  labourCents: number
  materialCents: number
  equipmentCents: number
  subcontractCents: number
  marginCents: number
  exVatCents: number
  /** Rounded once per rate (not per line). Ascending by rate; only the rates that occur. */
  vat: { rate: VatRate; baseCents: number; vatCents: number }[]
  vatCents: number
  incVatCents: number
  /** Including VAT. */
  lowCents: number
  highCents: number
}
