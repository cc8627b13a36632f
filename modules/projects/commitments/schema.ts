import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

/** What can be ordered: hours of one's own people never are. */
export const commitmentCategories = ["material", "equipment", "subcontractor", "transport", "other"] as const
export type CommitmentCategory = (typeof commitmentCategories)[number]

/**
 * What was ordered or agreed for a project and is not wholly booked yet. Amounts are euros excluding VAT. `late`: it
 * should have been there by now.
 */
export const Commitment = z.object({
  id: z.int(),
  category: z.enum(commitmentCategories),
  amount: z.number(),
  /** What was booked of it, and what was settled by hand. */
  booked: z.number(),
  settled: z.number(),
  /** What is still to come; never below zero. */
  remaining: z.number(),
  supplier: z.string(),
  description: z.string(),
  expectedOn: z.nullable(z.iso.date()),
  late: z.boolean(),
  cancelled: z.boolean(),
  by: z.nullable(z.string()),
  version: z.int(),
})
export type Commitment = z.infer<typeof Commitment>

const Amount = z
  .number("projects.orderAmount")
  .check(z.gte(0.01, "projects.orderAmount"), z.lte(10_000_000, "projects.orderAmount"))
const Version = z.int().check(z.positive())

const filled = {
  category: z.enum(commitmentCategories),
  supplier: line(120, { missing: "projects.supplierMissing" }).check(
    z.minLength(1, "projects.supplierMissing"),
  ),
  description: line(200, { missing: "projects.orderUndescribed" }).check(
    z.minLength(1, "projects.orderUndescribed"),
  ),
  /** Excluding VAT. */
  amount: Amount,
  expectedOn: z.optional(z.nullable(z.iso.date("projects.dayUnreal"))),
}
export const NewCommitment = z.strictObject(filled)
export type NewCommitment = z.infer<typeof NewCommitment>

export const CommitmentChange = z.strictObject({ ...filled, version: Version })
export type CommitmentChange = z.infer<typeof CommitmentChange>

/** How much of it is settled by hand, in all; null: whatever still remains is as well. */
export const SettleCommitment = z.strictObject({
  settled: z.nullable(
    z
      .number("projects.orderAmount")
      .check(z.gte(0, "projects.orderAmount"), z.lte(10_000_000, "projects.orderAmount")),
  ),
  version: Version,
})
export type SettleCommitment = z.infer<typeof SettleCommitment>

export const CancelCommitment = z.strictObject({ cancelled: z.boolean(), version: Version })
export type CancelCommitment = z.infer<typeof CancelCommitment>
