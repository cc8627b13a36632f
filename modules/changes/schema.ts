import * as z from "zod/mini"

/** At most so many lines in one reply. */
export const mostChanges = 500

export const ChangesQuery = z.strictObject({
  /** How many of the newest. */
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostChanges))),
  /** Of this account alone. */
  by: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

/** A change as the list tells it; `action` and `details` make its sentence. */
export const Change = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: a visitor. */
  by: z.nullable(z.string()),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** Null: what it was about is gone. */
  subject: z.nullable(z.object({ name: z.string(), href: z.string() })),
  /** It can be taken back from here, as things stand now. */
  undoable: z.boolean(),
  /** Who took it back. */
  undoneBy: z.nullable(z.string()),
})
export type Change = z.infer<typeof Change>

export const RecentChanges = z.object({
  changes: z.array(Change),
  /** There are older ones. */
  more: z.boolean(),
  people: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type RecentChanges = z.infer<typeof RecentChanges>
