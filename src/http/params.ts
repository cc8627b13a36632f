import * as z from "zod/mini"

/** A number in an address: '/projects/12'. */
export const NumberInPath = z.pipe(z.coerce.number(), z.int().check(z.positive()))

export const ById = z.object({ id: NumberInPath })

/** The first of a list: what else there is, another place counts. */
export const AtMost = z.strictObject({
  most: z.optional(z.pipe(z.coerce.number(), z.int().check(z.positive()))),
})
