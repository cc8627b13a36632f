/**
 * A norm says what one unit of a kind of work takes: hours, materials, equipment, subcontracting.
 * Norms are tables (`norms/<type>.ts`); takeoffs measure how many units a job needs; `estimate.ts` multiplies.
 */
export interface Norm {
  /** As the client reads it on the quotation, Dutch, without the quantity. */
  description: string
  phase: Phase
  unit: Unit
  /** Working hours per unit. */
  hours: number
  role: Role
  materials?: Material[]
  /** Hire and use of equipment per unit, excluding VAT. */
  equipmentCents?: number
  /** Work by others per unit, excluding VAT. */
  subcontractCents?: number
  /** Overhead, profit and risk over material, equipment and subcontracting, in percent; 12 unless told. */
  marginPercent?: number
  /** What the service is for VAT: decides between 9% and 21%. */
  service: Service
  /** How far the real price may lie from the likely one; 0.9 and 1.2 unless told. */
  spread?: { low: number; high: number }
  year: number
  source: string
}

/** One row of the price list: how an article is bought. */
export interface Article {
  unit: Unit
  /** Purchase price per unit, excluding VAT. */
  priceCents: number
  /** Usual cutting loss and breakage as a fraction: 0.1 is 10%. */
  waste?: number
  /** Without one it is sold by the unit, in whole ones. */
  pack?: Pack
}

/** What an article is sold in: so many units in one ("doos", "lengte", "plaat"). */
export interface Pack {
  /** Null: made for the job, each line of work one of them, or paid on top of another article. */
  size: number | null
  label: string
}

/** An article used per unit of work. */
export interface Material {
  name: string
  unit: Unit
  /** Article units per unit of work, before waste. */
  perUnit: number
  priceCents: number
  waste?: number
  pack?: Pack
}

/** In the order in which a job runs. */
export const phases = [
  "preparation",
  "demolition",
  "foundation",
  "shell",
  "roofing",
  "frames",
  "insulation",
  "electrical",
  "plumbing",
  "plastering",
  "tiling",
  "flooring",
  "fitting",
  "painting",
  "handover",
] as const
export type Phase = (typeof phases)[number]

export const units = ["m2", "m1", "m3", "st", "kg", "l", "uur", "dag", "post"] as const
export type Unit = (typeof units)[number]

export const roles = ["specialist", "carpenter", "helper"] as const
export type Role = (typeof roles)[number]

/** Rates per hour excluding VAT, before the company sets its own. */
export const rateCents: Record<Role, number> = { specialist: 7200, carpenter: 5800, helper: 3800 }

/** `attendant`: what goes with the other work (protection, waste, scaffolding) and shares its rate. */
export const services = [
  "painting",
  "plastering",
  "wallpapering",
  "insulating",
  "cleaning",
  "attendant",
  "other",
] as const
export type Service = (typeof services)[number]

export const defaultMarginPercent = 12
export const defaultSpread = { low: 0.9, high: 1.2 } as const
