import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"

/** What nobody types; the field takes no more either. */
export const longestQuery = 100

export const SearchQuery = z.strictObject({ typed: line(longestQuery, { tooLong: "search.tooLong" }) })
export type SearchQuery = z.infer<typeof SearchQuery>

/** As many as are kept of what somebody visited last. */
export const mostVisited = 8

export const VisitedQuery = z.strictObject({
  addresses: z.array(line(longestQuery)).check(z.maxLength(mostVisited)),
})
export type VisitedQuery = z.infer<typeof VisitedQuery>

/** Where it stands, when that is worth telling. */
export const hitStates = [
  ...(["", "planned", "active", "completed", "archived"] as const),
  ...(["proposed", "concept", "sent", "accepted", "rejected"] as const),
  ...(["unpaid", "paid", "new", "read", "answered"] as const),
] as const

/** `amount` in euros. */
export const Hit = z.object({
  kind: z.string(),
  id: z.int(),
  address: z.string(),
  title: z.string(),
  subtitle: z.string(),
  phone: z.string(),
  amount: z.nullable(z.number()),
  state: z.enum(hitStates),
})
export type Hit = z.infer<typeof Hit>
export const Hits = z.array(Hit)

/** The best first. `words`: those of the hits that are nearly what was typed. */
export const SearchResult = z.object({ hits: Hits, words: z.array(z.string()) })
export type SearchResult = z.infer<typeof SearchResult>
