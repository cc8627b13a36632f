import * as z from "zod/mini"
import { Range, SentAnswers, SentTypes } from "../requests/schema.ts"

/** What a visitor answered so far. */
export const RangeWanted = z.strictObject({ projectTypes: SentTypes, answers: SentAnswers })
export type RangeWanted = z.infer<typeof RangeWanted>

/**
 * `range`: in whole hundreds of euros including VAT; null when there is none (yet). `unknown`: the subjects of
 * the questions without an answer that matter most to it. `movers`: those of the answers that do.
 */
export const PriceRange = z.object({
  range: z.nullable(Range),
  unknown: z.array(z.string()),
  movers: z.array(z.object({ key: z.string(), label: z.string() })),
})
export type PriceRange = z.infer<typeof PriceRange>
