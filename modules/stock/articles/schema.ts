import * as z from "zod/mini"

/** What quotations are calculated with, for who says which of it lies on the shelf. */
export const Articles = z.array(
  z.object({
    name: z.string(),
    unit: z.string(),
    pack: z.nullable(z.object({ size: z.number(), label: z.string() })),
  }),
)
