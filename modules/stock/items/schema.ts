import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"
import { Amount, Price, quantity } from "../schema.ts"

const longestName = 160
/** As many as a company can have. */
export const mostItems = 20_000

const filled = {
  name: line(longestName, { missing: "stock.nameMissing", tooLong: "stock.nameTooLong" }).check(
    z.minLength(1, "stock.nameMissing"),
  ),
  supplier: line(120, { tooLong: "stock.supplierTooLong" }),
  category: line(60, { tooLong: "stock.categoryTooLong" }),
  article: line(60, { tooLong: "stock.articleTooLong" }),
  code: line(60, { tooLong: "stock.codeTooLong" }),
  unit: line(20, { missing: "stock.unitMissing", tooLong: "stock.unitTooLong" }).check(
    z.minLength(1, "stock.unitMissing"),
  ),
  location: line(60, { tooLong: "stock.locationTooLong" }),
  minStock: quantity(0),
  maxStock: quantity(0),
  currentPrice: Price,
  /** Left out it stays as it is. */
  quotedAs: z.optional(line(longestName)),
  quotedUnits: z.optional(Amount),
}
export const ItemFields = z.strictObject(filled)
export type ItemFields = z.infer<typeof ItemFields>
export const ItemChange = z.strictObject({ ...filled, version: z.int().check(z.positive()) })
export type ItemChange = z.infer<typeof ItemChange>
