import * as z from "zod/mini"
import { parseDecimal } from "./decimal.ts"

/** A number as it is, or as a Dutch person types it: 12500, '€ 12.500,-', '1.234,5'. NaN for what is none. */
export const typedNumber = (unreadable: string, longest = 40) =>
  z.union(
    [
      z.number(),
      z.pipe(
        z.string().check(z.maxLength(longest, unreadable)),
        z.transform((typed) => parseDecimal(typed) ?? Number.NaN),
      ),
    ],
    unreadable,
  )
