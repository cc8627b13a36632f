import * as z from "zod/mini"
import { line } from "#src/shared/contact.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { phases, roles, units } from "../pricing/norm.ts"

/** Norms, rates per hour, margin and article prices as the company uses them. Euros exclude VAT. */

export const priceKinds = ["norm", "rate", "article", "margin"] as const
export type PriceKind = (typeof priceKinds)[number]
/** A norm has hours, and equipment and subcontract in euros; a rate and an article cost euros; the margin is a percentage. */
export const priceFields = ["hours", "equipment", "subcontract", "cents", "percent"] as const
export type PriceField = (typeof priceFields)[number]

/** Someone's change: `value` in the field's own unit (hours, euros, percent); null took an earlier change back. */
export const PriceChange = z.object({
  id: z.int(),
  kind: z.enum(priceKinds),
  code: z.string(),
  /** What it is about, as people read it. */
  name: z.string(),
  field: z.enum(priceFields),
  value: z.nullable(z.number()),
  since: z.iso.date(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type PriceChange = z.infer<typeof PriceChange>

/** `own`: the company changed something of it. `unitPrice` is what a unit comes to with everything. */
export const PricedNorm = z.object({
  code: z.string(),
  description: z.string(),
  phase: z.enum(phases),
  unit: z.enum(units),
  role: z.enum(roles),
  hours: z.number(),
  equipment: z.number(),
  subcontract: z.number(),
  material: z.number(),
  unitPrice: z.number(),
  source: z.string(),
  own: z.boolean(),
})
export type PricedNorm = z.infer<typeof PricedNorm>

export const PriceBookView = z.object({
  rates: z.array(z.object({ role: z.enum(roles), rate: z.number(), source: z.string(), own: z.boolean() })),
  marginPercent: z.number(),
  marginOwn: z.boolean(),
  norms: z.array(PricedNorm),
  articles: z.array(z.object({ name: z.string(), unit: z.enum(units), price: z.number(), own: z.boolean() })),
  /** The newest first. */
  changes: z.array(PriceChange),
})
export type PriceBookView = z.infer<typeof PriceBookView>

/** A change of one or more figures from a day on, with one reason. */
export const ChangePrices = z.strictObject({
  since: z.iso.date("quotes.dayWrong"),
  reason: line(300).check(z.minLength(3, "quotes.changeReasonMissing")),
  changes: z
    .array(
      z.strictObject({
        kind: z.enum(priceKinds),
        code: line(120),
        field: z.enum(priceFields),
        value: z.nullable(z.number("quotes.valueWrong")),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
})
export type ChangePrices = z.infer<typeof ChangePrices>

/**
 * What a finished project took beside what its norms said. Hours and costs of the ledger; `quoted` of the version that
 * was accepted, or the newest.
 */
export const Experience = z.object({
  projects: z.array(
    z.object({
      projectId: z.int(),
      name: z.string(),
      types: z.array(z.enum(projectTypes)),
      completedOn: z.iso.date(),
      quotedHours: z.number(),
      bookedHours: z.number(),
      quotedCosts: z.number(),
      bookedCosts: z.number(),
    }),
  ),
  /** Per type of project with finished projects: what to multiply the hours of its norms by. */
  proposals: z.array(
    z.object({
      type: z.enum(projectTypes),
      projects: z.int(),
      quotedHours: z.number(),
      bookedHours: z.number(),
      factor: z.number(),
      /** Fewer than three projects say little. */
      enough: z.boolean(),
      norms: z.array(
        z.object({ code: z.string(), description: z.string(), hours: z.number(), proposed: z.number() }),
      ),
    }),
  ),
})
export type Experience = z.infer<typeof Experience>
