import * as z from "zod/mini"
import { importRow, importShapes } from "#src/shared/sheets.ts"
import { line } from "#src/shared/text.ts"

/** What a column of an imported list can hold: of a material, of what it costs, and of how much there is and should be. */
export const itemColumns = [
  "name",
  "brand",
  "supplier",
  "article",
  "code",
  "category",
  "location",
  "unit",
] as const
export const priceColumns = ["netPrice", "price", "grossPrice", "pricePer"] as const
export const amountColumns = ["quantity", "minStock", "maxStock"] as const
const importColumns = [...itemColumns, ...priceColumns, ...amountColumns] as const
export type ImportColumn = (typeof importColumns)[number]

/** What a list can tell of a material that is known. */
export const listFields = [
  "name",
  "supplier",
  "article",
  "code",
  "category",
  "location",
  "unit",
  "minStock",
  "maxStock",
  "currentPrice",
  "quantity",
] as const
export type ListField = (typeof listFields)[number]

/** What is wrong in a row: what it says of a field, or one of these. */
const importFaults = [
  ...listFields,
  "pricePer",
  "nameMissing",
  "maxMissing",
  "maxBelowMin",
  "codeRounded",
  "checkDigit",
  "codeTaken",
  "twice",
  "tooMany",
] as const
export type ImportFault = (typeof importFaults)[number]

export const ImportRow = importRow(importFaults, {
  /** What was empty and is filled in. */
  filled: z.array(z.enum(listFields)),
  /** What is known differently and stays as it is known. */
  kept: z.array(z.enum(listFields)),
  /** What one costs from now on; `from` is null of what is new. */
  price: z.nullable(z.object({ from: z.nullable(z.number()), to: z.number() })),
  /** How much of a new material is booked. */
  counted: z.nullable(z.number()),
  unit: z.string(),
  /** What it is called here, when the list calls it otherwise. */
  knownAs: z.nullable(z.string()),
  /** It was put away, and stays so. */
  archived: z.boolean(),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportCounts = z.object({
  rows: z.int(),
  newItems: z.int(),
  countedItems: z.int(),
  changedPrices: z.int(),
  filledItems: z.int(),
  /** Not in stock, and left out on purpose. */
  leftOut: z.int(),
  wrong: z.int(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

const shapes = importShapes(importColumns, ImportRow, ImportCounts)
const choices = {
  /** What isn't in stock is left out: a wholesaler sells more than a company keeps. */
  onlyKnown: z.optional(z.boolean()),
  /** Of all rows, as a wholesaler's own list doesn't name him. */
  supplier: z.optional(line(120, { tooLong: "stock.supplierTooLong" })),
}
export const ImportSheet = z.safeExtend(shapes.ImportSheet, choices)
export type ImportSheet = z.infer<typeof ImportSheet>
export const ImportOrder = z.safeExtend(shapes.ImportOrder, choices)
export type ImportOrder = z.infer<typeof ImportOrder>
export const { ImportPreview } = shapes
export type ImportPreview = z.infer<typeof ImportPreview>
