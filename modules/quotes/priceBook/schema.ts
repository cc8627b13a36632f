import * as z from "zod/mini"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { line } from "#src/shared/text.ts"
import { phases, roles, units } from "../pricing/norm.ts"

/** Norms, rates per hour, margin and article prices as the company uses them. Euros exclude VAT. */

export const priceKinds = ["norm", "rate", "article", "margin"] as const
export type PriceKind = (typeof priceKinds)[number]
/** A norm has hours, and equipment and subcontract in euros; a rate and an article cost euros; the margin is a percentage. */
export const priceFields = ["hours", "equipment", "subcontract", "cents", "percent"] as const
export type PriceField = (typeof priceFields)[number]

/** The one margin there is has this code. */
export const marginCode = "margin"

/** Someone's change of one figure, in the figure's own unit: hours, euros or percent. */
export const PriceChange = z.object({
  id: z.int(),
  kind: z.enum(priceKinds),
  code: z.string(),
  /** Of a norm its description, of an article its name; empty for a rate and the margin. */
  name: z.string(),
  field: z.enum(priceFields),
  /** Null took earlier changes back. */
  value: z.nullable(z.number()),
  /** What held before it on that day; null: as the program ships. */
  before: z.nullable(z.number()),
  /** What ships with the program; null when it no longer knows what this is about. */
  standard: z.nullable(z.number()),
  since: z.iso.date(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Nothing came after it, so it can be turned back. */
  last: z.boolean(),
})
export type PriceChange = z.infer<typeof PriceChange>

/** `own`: the company changed hours, equipment or subcontracting. `unitPrice` is what a unit comes to with everything. */
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
  /** Names of what is used. */
  articles: z.array(z.string()),
  source: z.string(),
  own: z.boolean(),
})
export type PricedNorm = z.infer<typeof PricedNorm>

export const PricedRate = z.object({
  role: z.enum(roles),
  rate: z.number(),
  standard: z.number(),
  source: z.string(),
  own: z.boolean(),
})
export type PricedRate = z.infer<typeof PricedRate>

/** `source`: from when and why it is the company's own price; empty as long as it is the one of the program. */
export const PricedArticle = z.object({
  name: z.string(),
  unit: z.enum(units),
  price: z.number(),
  standard: z.number(),
  /** What it is sold in; null: by the unit. */
  pack: z.nullable(z.object({ size: z.nullable(z.number()), label: z.string() })),
  source: z.string(),
  own: z.boolean(),
  /** How many norms use it. */
  norms: z.int(),
})
export type PricedArticle = z.infer<typeof PricedArticle>

export const PriceBookView = z.object({
  /** The day it is, on which all of it holds. */
  day: z.iso.date(),
  rates: z.array(PricedRate),
  margin: z.object({ percent: z.number(), standard: z.number(), source: z.string(), own: z.boolean() }),
  norms: z.array(PricedNorm),
  articles: z.array(PricedArticle),
  /** The newest first. */
  changes: z.array(PriceChange),
})
export type PriceBookView = z.infer<typeof PriceBookView>

/** How the price of one unit comes about, to the last cent. */
export const NormDetail = z.object({
  norm: PricedNorm,
  rate: z.number(),
  rateSource: z.string(),
  labour: z.number(),
  materials: z.array(
    z.object({
      name: z.string(),
      unit: z.enum(units),
      perUnit: z.number(),
      /** A fraction: 0.1 is 10%. */
      waste: z.number(),
      /** With waste. */
      quantity: z.number(),
      price: z.number(),
      amount: z.number(),
      own: z.boolean(),
    }),
  ),
  marginPercent: z.number(),
  margin: z.number(),
  standard: z.object({ hours: z.number(), equipment: z.number(), subcontract: z.number() }),
})
export type NormDetail = z.infer<typeof NormDetail>

/** A change of one or more figures from a day on, with one reason. */
export const ChangePrices = z.strictObject({
  since: z.iso.date("quotes.changeDayWrong"),
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
    .check(z.minLength(1, "quotes.nothingChanged"), z.maxLength(500)),
})
export type ChangePrices = z.infer<typeof ChangePrices>

/**
 * What finished projects took beside what their norms said: hours and costs of the ledger, `quoted` of the version that
 * was sent last, or else the newest. Costs of a quotation leave out the margin.
 */
export const Experience = z.object({
  /** The last one finished first. */
  projects: z.array(
    z.object({
      projectId: z.int(),
      name: z.string(),
      types: z.array(z.enum(projectTypes)),
      completedOn: z.iso.date(),
      quotedHours: z.number(),
      bookedHours: z.number(),
      quotedCosts: z.number(),
      /** Null: hours were approved, and what those cost is for the owner alone. */
      bookedCosts: z.nullable(z.number()),
    }),
  ),
  /** Per type with finished projects of that type alone: what to multiply the hours of its norms by. */
  proposals: z.array(
    z.object({
      type: z.enum(projectTypes),
      projects: z.int(),
      quotedHours: z.number(),
      bookedHours: z.number(),
      /** What the norms of today would give for the same work: what was learnt already isn't learnt twice. */
      normHours: z.number(),
      /** `bookedHours` through `normHours`, never below a half or above two. */
      factor: z.number(),
      /** Fewer than three projects say little. */
      enough: z.boolean(),
      /** Those whose hours would change. */
      norms: z.array(
        z.object({ code: z.string(), description: z.string(), hours: z.number(), proposed: z.number() }),
      ),
    }),
  ),
  /** Articles that were taken from the shelf for finished projects, beside what those were quoted; the most used first. */
  materials: z.array(
    z.object({
      name: z.string(),
      unit: z.enum(units),
      projects: z.int(),
      quoted: z.number(),
      used: z.number(),
    }),
  ),
})
export type Experience = z.infer<typeof Experience>
