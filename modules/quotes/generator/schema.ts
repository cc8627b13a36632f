import * as z from "zod/mini"
import { Email } from "#src/shared/contact.ts"
import { line, text } from "#src/shared/text.ts"
import { VatFacts } from "../quotations/content.schema.ts"
import { writers } from "../quotations/schema.ts"

/** The generator's own names for the kinds of work, as programs that call it know them. */
export const generatorTypes = ["badkamer", "keuken", "aanbouw", "dakopbouw", "verbouwing"] as const
export type GeneratorType = (typeof generatorTypes)[number]

export const maxWorkItems = 200
const ignored = z.optional(z.union([z.string(), z.number(), z.boolean()]))

/**
 * `oppervlakte` in m²: a number, or as a person types it. `werkzaamheden`: one work item each; empty ones are left out.
 * Fields of ours: the rest of `contactInfo`, `facts`, `replaces` (a proposal that is not kept yet gets
 * these contents) and `writer` ('local' leaves the language model alone).
 */
export const GenerateQuotation = z.strictObject({
  projectType: z.enum(generatorTypes, "quotes.unknownType"),
  answers: z.strictObject({
    projectDetails: z.optional(text(4000)),
    oppervlakte: z.optional(z.union([z.number(), line(40)])),
    werkzaamheden: z
      .array(line(300))
      .check(z.minLength(1, "quotes.noWorkItems"), z.maxLength(maxWorkItems, "quotes.tooManyWorkItems")),
  }),
  contactInfo: z.strictObject({
    name: line(160).check(z.minLength(1, "quotes.clientMissing")),
    address: line(200),
    email: z.optional(z.union([z.literal(""), Email])),
    phone: z.optional(line(30)),
    customerId: z.optional(z.nullable(z.int().check(z.positive()))),
  }),
  facts: z.optional(VatFacts),
  replaces: z.optional(z.nullable(z.int().check(z.positive()))),
  writer: z.optional(z.enum(["local", "model"])),
  userId: ignored,
  createdBy: ignored,
  useImproved: ignored,
  type: ignored,
})
export type GenerateQuotation = z.infer<typeof GenerateQuotation>

/** `estimatedPrice` includes VAT. `unpriced`: how many work items a person must still price. `notice`: a Dutch sentence. */
export const GeneratedQuotation = z.object({
  success: z.literal(true),
  estimatedPrice: z.number(),
  projectId: z.int(),
  quotationId: z.int(),
  number: z.string(),
  analysis: z.string(),
  costCalculation: z.string(),
  quotationText: z.string(),
  writer: z.enum(writers),
  unpriced: z.int(),
  notice: z.nullable(z.string()),
})
export type GeneratedQuotation = z.infer<typeof GeneratedQuotation>

/** In the order in which a quotation is made. */
export const generatorSteps = ["matching", "pricing", "writing", "checking", "storing"] as const
export type GeneratorStep = (typeof generatorSteps)[number]

/** One event of the stream: 'progress', 'result' or 'error'. */
export const GeneratorEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("progress"), step: z.enum(generatorSteps) }),
  z.object({ event: z.literal("result"), result: GeneratedQuotation }),
  z.object({
    event: z.literal("error"),
    error: z.string(),
    code: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
])
export type GeneratorEvent = z.infer<typeof GeneratorEvent>

/** `configured` false: no language model is set up, Waterpas writes itself. */
export const ModelTest = z.object({
  success: z.literal(true),
  message: z.string(),
  configured: z.boolean(),
  model: z.nullable(z.string()),
})
export type ModelTest = z.infer<typeof ModelTest>
