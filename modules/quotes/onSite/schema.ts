import * as z from "zod/mini"

/** What an office is offered once what was found on site differs. Prices are euros including VAT. */
export const Deviation = z.object({
  quotationId: z.int(),
  number: z.string(),
  /** The newest version, which the offer is made on. */
  base: z.int(),
  /** Why there can be no next version; null: there can. */
  closed: z.nullable(z.enum(["accepted", "rejected"])),
  before: z.number(),
  after: z.number(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Lines that the answers would change, and that a person changed before: they stay. */
  stays: z.array(z.string()),
})
export type Deviation = z.infer<typeof Deviation>

/** `base`: the version that the person saw. */
export const NextVersion = z.strictObject({ base: z.int().check(z.positive()) })
export type NextVersion = z.infer<typeof NextVersion>
