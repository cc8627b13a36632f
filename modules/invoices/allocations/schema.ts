import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"
import { StockPart } from "../onStock/schema.ts"
import { allocationCategories } from "../schema.ts"

/**
 * Cost of purchase invoices on projects. Amounts are euros including VAT, as on the invoice, with its sign: negative of
 * a credit note; `netAmount` is what lands on the project.
 */

export const Allocation = z.object({
  id: z.int(),
  projectId: z.int(),
  project_name: z.string(),
  category: z.enum(allocationCategories),
  amount: z.number(),
  netAmount: z.number(),
  /** Of the invoice's total. */
  percentage: z.number(),
  description: z.string(),
  /** The order of the project that it is a part of. */
  commitmentId: z.nullable(z.int()),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type Allocation = z.infer<typeof Allocation>

export const AllocationSummary = z.object({ totalAllocated: z.number(), remainingAmount: z.number() })
export type AllocationSummary = z.infer<typeof AllocationSummary>

/** A project the invoice may well be for, and why: by what it names, where it was delivered, or what went before. */
export const Proposal = z.object({
  projectId: z.int(),
  projectName: z.string(),
  reason: z.enum(["sentFor", "reference", "address", "history"]),
  category: z.enum(allocationCategories),
})
export type Proposal = z.infer<typeof Proposal>

export const InvoiceAllocations = z.object({
  summary: AllocationSummary,
  allocations: z.array(Allocation),
  /** Lines that lie on the shelf, which are cost of no project yet. */
  stock: z.array(StockPart),
  proposals: z.array(Proposal),
})
export type InvoiceAllocations = z.infer<typeof InvoiceAllocations>

const Id = z.int().check(z.positive())

/** `amount` above 0, also of a credit note: that much of it. `createdBy` is taken from the session and ignored here. */
export const Allocate = z.strictObject({
  purchaseInvoiceId: Id,
  projectId: Id,
  amount: z.number("invoices.allocationAmount"),
  category: z.enum(allocationCategories),
  description: z.optional(line(300)),
  /** The order of that project that it is a part of, which it takes off what is still to come. */
  commitmentId: z.optional(z.nullable(Id)),
  createdBy: z.optional(z.int()),
})
export type Allocate = z.infer<typeof Allocate>

export const Allocated = z.object({
  success: z.literal(true),
  allocation: Allocation,
  summary: AllocationSummary,
})
export type Allocated = z.infer<typeof Allocated>

export const Removed = z.object({ success: z.literal(true) })
export type Removed = z.infer<typeof Removed>

/** What landed on one project, for its page. */
export const ProjectInvoice = z.object({
  id: z.int(),
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  supplierName: z.string(),
  date: z.iso.date(),
  category: z.enum(allocationCategories),
  amount: z.number(),
  netAmount: z.number(),
  description: z.string(),
})
export type ProjectInvoice = z.infer<typeof ProjectInvoice>
