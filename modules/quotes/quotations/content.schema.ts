import * as z from "zod/mini"
import { line, text } from "#src/shared/text.ts"
import { phases, roles, units } from "../pricing/norm.ts"

/** What a quotation offers: as a person leaves it, and as it comes out. Euros exclude VAT unless said otherwise. */

const VatRate = z.union([z.literal(0), z.literal(9), z.literal(21)])

/** What the rates of VAT rest on; null: not known. */
export const VatFacts = z.strictObject({
  use: z.nullable(z.enum(["dwelling", "business", "mixed"])),
  builtIn: z.nullable(
    z.int("quotes.yearWrong").check(z.gte(1000, "quotes.yearWrong"), z.lte(2100, "quotes.yearWrong")),
  ),
  olderThan2Years: z.nullable(z.boolean()),
})

/**
 * A line as a person leaves it. `id` is that of the line in the version before, or a new one. `norm` empty: a line of
 * one's own. Null means: as the norm says, or as the line had it: `normHours` (per unit), `unitPrice` (per unit; a
 * discount is negative), `vatRate`. A line of one's own without `unitPrice` still has to be priced.
 */
export const LineInput = z.strictObject({
  id: line(60).check(z.minLength(1)),
  norm: line(80),
  description: line(300).check(z.minLength(1, "quotes.descriptionMissing")),
  phase: z.enum(phases),
  quantity: z
    .number("quotes.quantityWrong")
    .check(z.gt(0, "quotes.quantityWrong"), z.lte(100_000, "quotes.quantityTooLarge")),
  unit: z.enum(units),
  normHours: z.nullable(
    z.number("quotes.hoursWrong").check(z.gte(0, "quotes.hoursWrong"), z.lte(1000, "quotes.hoursWrong")),
  ),
  unitPrice: z.nullable(
    z
      .number("quotes.priceWrong")
      .check(z.gte(-1_000_000, "quotes.priceWrong"), z.lte(1_000_000, "quotes.priceWrong")),
  ),
  vatRate: z.nullable(VatRate),
  /** Asked for with a rate that a person chose. */
  vatReason: z.optional(line(200)),
})
export type LineInput = z.infer<typeof LineInput>

export const maxLines = 300
export const maxPictures = 6
export const longestCaption = 120

/** A picture by the id of its file, and what is printed under it. */
export const QuotedPicture = z.strictObject({
  fileId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  caption: line(longestCaption, { tooLong: "quotes.captionTooLong" }),
})
export type QuotedPicture = z.infer<typeof QuotedPicture>

/** All that a version holds, as a person leaves it. */
export const QuotationContent = z.strictObject({
  lines: z.array(LineInput).check(z.maxLength(maxLines, "quotes.tooManyLines")),
  assumptions: z.array(line(500).check(z.minLength(1))).check(z.maxLength(80)),
  exclusions: z.array(line(500).check(z.minLength(1))).check(z.maxLength(80)),
  facts: VatFacts,
  reverseCharge: z.boolean(),
  wantedStart: z.nullable(z.iso.date("quotes.dayWrong")),
  /** In the order in which they are printed. Left out: none. */
  pictures: z.optional(z.array(QuotedPicture).check(z.maxLength(maxPictures, "quotes.tooManyPictures"))),
  /** The version whose figures a line keeps where nobody changed it; without it the newest. */
  basedOn: z.optional(z.int().check(z.positive())),
  /** The two texts as they are to stand; null: Waterpas writes them anew from the lines. */
  texts: z.nullable(z.strictObject({ analysis: text(6000), quotationText: text(20_000) })),
})
export type QuotationContent = z.infer<typeof QuotationContent>

const QuantitySource = z.object({
  kind: z.enum(["answer", "assumption", "fixed", "text", "hand"]),
  text: z.string(),
})

/** A line with what it came to and where each number comes from. */
export const QuotationLine = z.object({
  id: z.string(),
  norm: z.string(),
  description: z.string(),
  phase: z.enum(phases),
  quantity: z.number(),
  unit: z.enum(units),
  quantitySource: QuantitySource,
  normHours: z.number(),
  hours: z.number(),
  role: z.enum(roles),
  rate: z.number(),
  rateSource: z.string(),
  labour: z.number(),
  material: z.number(),
  materials: z.array(
    z.object({
      name: z.string(),
      unit: z.enum(units),
      quantity: z.number(),
      price: z.number(),
      amount: z.number(),
    }),
  ),
  equipment: z.number(),
  subcontract: z.number(),
  marginPercent: z.number(),
  margin: z.number(),
  /** What a person asks per unit; null: as worked out. */
  fixedUnitPrice: z.nullable(z.number()),
  adjustment: z.number(),
  /** Per unit, as it comes out. */
  unitPrice: z.number(),
  total: z.number(),
  vatRate: VatRate,
  vatReason: z.string(),
  vatByHand: z.boolean(),
  /** Null: a line of one's own. */
  normSource: z.nullable(z.string()),
  workItem: z.nullable(z.string()),
  /** A person must price it before the quotation can be sent. */
  unpriced: z.boolean(),
})
export type QuotationLine = z.infer<typeof QuotationLine>

/** `price`, `low` and `high` include VAT. */
export const QuotationTotals = z.object({
  hours: z.number(),
  labour: z.number(),
  material: z.number(),
  equipment: z.number(),
  subcontract: z.number(),
  margin: z.number(),
  adjustment: z.number(),
  net: z.number(),
  vat: z.array(z.object({ rate: VatRate, base: z.number(), amount: z.number() })),
  price: z.number(),
  low: z.number(),
  high: z.number(),
})
export type QuotationTotals = z.infer<typeof QuotationTotals>

/** What a content comes to. `fields` in a refusal name a line as `content.lines.3.quantity`. */
export const PricedContent = z.object({
  lines: z.array(QuotationLine),
  assumptions: z.array(z.string()),
  exclusions: z.array(z.string()),
  facts: VatFacts,
  reverseCharge: z.nullable(z.object({ btwId: z.string() })),
  totals: QuotationTotals,
  /** How many lines a person must still price. */
  unpriced: z.int(),
  /** Dutch sentences on what stands in the way of sending or asks for a look: no declaration yet, a text that names another amount. */
  warnings: z.array(z.string()),
  /** A Dutch sentence on where the start comes from; empty when that was not kept. */
  startNote: z.string(),
})
export type PricedContent = z.infer<typeof PricedContent>
