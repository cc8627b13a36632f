import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"
import { InvoiceAmounts } from "../sales/schema.ts"

/** In which parts a job is invoiced, what of it was, and what may be now. Euros include VAT unless said otherwise. */

export const mostParts = 6

const Percent = z
  .int("business.percentWrong")
  .check(z.gte(1, "business.percentWrong"), z.lte(100, "business.percentWrong"))

/** `hand`: when a person finds it is time. */
const When = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("accepted") }),
  z.strictObject({ kind: z.literal("started") }),
  z.strictObject({ kind: z.literal("progress"), percent: Percent }),
  z.strictObject({ kind: z.literal("completed") }),
  z.strictObject({ kind: z.literal("date"), day: z.iso.date("business.dayWrong") }),
  z.strictObject({ kind: z.literal("hand") }),
])
export type When = z.infer<typeof When>
export const whenKinds = ["accepted", "started", "progress", "completed", "date", "hand"] as const

/** As the quotation says it: 'Bij de start van het werk'. */
const Part = z.strictObject({
  moment: line(80).check(z.minLength(1, "business.momentMissing")),
  percent: Percent,
  when: When,
})
export type PartInput = z.infer<typeof Part>

/** `version` 0: nobody changed yet what the quotation says. */
export const SaveBillingPlan = z.strictObject({
  parts: z
    .array(Part)
    .check(z.minLength(1, "business.partsCount"), z.maxLength(mostParts, "business.partsCount")),
  version: z.int().check(z.gte(0)),
})
export type SaveBillingPlan = z.infer<typeof SaveBillingPlan>

/** The invoice that a part stands on, as a draft or sent. */
const OnInvoice = z.nullable(z.object({ id: z.int(), number: z.nullable(z.string()) }))

/** `asOffered`: the parts are those of the quotation. */
export const ProjectBilling = z.object({
  quotation: z.nullable(
    z.object({
      id: z.int(),
      number: z.string(),
      amounts: InvoiceAmounts,
      /** A consumer's: what is asked may be at most ten percent above it (art. 7:752 lid 2 BW). */
      consumer: z.boolean(),
    }),
  ),
  /** False: the client did not accept it (yet), so no part of it can be invoiced. */
  accepted: z.boolean(),
  parts: z.array(
    z.extend(Part, {
      amount: z.number(),
      due: z.boolean(),
      invoice: OnInvoice,
    }),
  ),
  asOffered: z.boolean(),
  version: z.int(),
  /** Agreed besides, each once. */
  extras: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      title: z.string(),
      total: z.number(),
      invoice: OnInvoice,
    }),
  ),
  /** The quotation with all that was agreed besides; what of it was invoiced, paid, and is still to come. */
  agreed: z.number(),
  invoiced: z.number(),
  paid: z.number(),
  toInvoice: z.number(),
  /** It has an invoice for all that is left, so no part of it remains. */
  settled: z.boolean(),
})
export type ProjectBilling = z.infer<typeof ProjectBilling>

/** What may be invoiced now: a part of a job (`part` is its place; null: the final invoice), and why. */
export const DueBilling = z.object({
  projectId: z.int(),
  projectName: z.string(),
  customerName: z.string(),
  part: z.nullable(z.int()),
  moment: z.string(),
  /** A key of `business.billing.because`. */
  because: z.enum([...whenKinds, "extra"]),
  amount: z.number(),
  /** Since when it may be. */
  since: z.nullable(z.iso.date()),
})
export type DueBilling = z.infer<typeof DueBilling>
