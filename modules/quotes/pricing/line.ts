import type { Pack, Phase, Role, Unit } from "./norm.ts"
import type { VatFacts } from "./vat.ts"

/** One line of a calculation. All amounts are integer cents excluding VAT; `quantity` has at most 3 decimals. */
export interface EstimateLine {
  /** Stays with the line from version to version, so that versions can be compared. */
  id: string
  /** The norm it was worked out with; empty: a line of our own, at a price per unit. */
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
  /** Where the rate per hour comes from, in Dutch, as printed on the calculation. */
  rateSource: string
  labourCents: number
  materials: LineMaterial[]
  materialCents: number
  equipmentUnitCents: number
  equipmentCents: number
  subcontractUnitCents: number
  subcontractCents: number
  marginPercent: number
  marginCents: number
  /** What a person asks per unit in the place of what the norm comes to; null: as worked out. */
  fixedUnitCents: number | null
  /** What that makes the line dearer, or cheaper: `totalCents` less all of the above. */
  adjustmentCents: number
  totalCents: number
  vatRate: VatRate
  /** Why this rate, in Dutch, as printed on the calculation. */
  vatReason: string
  /** A person chose the rate; the rules leave it alone. */
  vatByHand: boolean
  lowFactor: number
  highFactor: number
  /** Null: a line of our own. */
  norm: { year: number; source: string } | null
  /** The words of the work item that it was read from. */
  workItem: string | null
}

/** A line whose rate of VAT is still to be found. */
export type UntaxedLine = Omit<EstimateLine, "vatRate" | "vatReason" | "vatByHand">

/** Nothing is known of what it costs: a person must say so before the quotation can be sent. */
export const isUnpriced = (line: Pick<EstimateLine, "norm" | "fixedUnitCents">): boolean =>
  line.norm === null && line.fixedUnitCents === null

export interface LineMaterial {
  name: string
  unit: Unit
  perUnit: number
  waste: number
  priceCents: number
  pack: Pack | null
  /** Line quantity x perUnit x (1 + waste), as precise as it is ordered. */
  quantity: number
  /** `quantity` x `priceCents`, rounded to a cent. */
  amountCents: number
}

export type QuantitySource =
  | { kind: "answer"; question: string; text: string }
  | { kind: "assumption"; text: string }
  | { kind: "fixed"; text: string }
  /** Read from the words of a work item. */
  | { kind: "text"; text: string }
  /** A person filled it in. */
  | { kind: "hand"; text: string }

export type VatRate = 0 | 9 | 21

export interface Estimate {
  /** yyyy-MM-dd: the day whose rates and norms were used. */
  pricedOn: string
  lines: EstimateLine[]
  /** Dutch sentences: what was taken for granted because it was not asked or not answered. */
  assumptions: string[]
  /** Dutch sentences: what is not in the price. */
  exclusions: string[]
  /** What the rates of VAT rest on. */
  facts: VatFacts
  /** The VAT is shifted to the client, a business with this VAT id: every line is at 0. */
  reverseCharge: { btwId: string } | null
  totals: Totals
  /** For the client to look at: files of the quotation's own, in the order in which they are printed. Left out: none. */
  pictures?: { fileId: string; caption: string }[]
}

export interface Totals {
  hours: number
  labourCents: number
  materialCents: number
  equipmentCents: number
  subcontractCents: number
  marginCents: number
  adjustmentCents: number
  exVatCents: number
  /** Rounded once per rate (not per line). Ascending by rate; only the rates that occur. */
  vat: { rate: VatRate; baseCents: number; vatCents: number }[]
  vatCents: number
  incVatCents: number
  /** Including VAT. */
  lowCents: number
  highCents: number
}
