import * as z from "zod/mini"

/** Whom the company buys from. Known once an invoice of theirs was posted. */
export const Supplier = z.object({
  id: z.int(),
  name: z.string(),
  ibans: z.array(z.string()),
  btwId: z.string(),
  kvk: z.string(),
  invoices: z.int(),
})
export type Supplier = z.infer<typeof Supplier>
