import * as z from "zod/mini"
import { origins, states } from "../quotations/schema.ts"

/**
 * A quotation as the list shows it. `price` includes VAT. `projectStatus` in the list's own words;
 * the project of what was rejected is put away.
 */
export const QuotationRow = z.object({
  id: z.int(),
  number: z.string(),
  projectId: z.int(),
  name: z.string(),
  client: z.string(),
  address: z.string(),
  description: z.string(),
  type: z.enum(["renovation", "extension", "maintenance", "other"]),
  projectStatus: z.enum(["planned", "in_progress", "completed", "archived"]),
  state: z.enum(states),
  origin: z.enum(origins),
  /** The newest. */
  version: z.int(),
  price: z.number(),
  unpriced: z.int(),
  createdAt: z.iso.datetime(),
})
export type QuotationRow = z.infer<typeof QuotationRow>

export const OriginFilter = z.strictObject({ origin: z.optional(z.enum(origins)) })
export type OriginFilter = z.infer<typeof OriginFilter>

/** This week is the last seven days; the value includes VAT; conversion in percent, a whole number. */
export const QuotationStats = z.object({
  total: z.int(),
  thisWeek: z.int(),
  totalValue: z.number(),
  conversion: z.int(),
})
export type QuotationStats = z.infer<typeof QuotationStats>
