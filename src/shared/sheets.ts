import * as z from "zod/mini"

/** In characters, and as a file of Excel in bytes. */
export const largestSheet = 2 * 1024 * 1024
export const mostRows = 5000
export const mostColumns = 200

/** What may be wrong in a row of any list; 'cellError': '#N/A' stands where something should be. */
export const sheetFaults = ["tooManyCells", "cellError"] as const
export type SheetFault = (typeof sheetFaults)[number]

/**
 * Of what is known already: 'filled': something that was empty was filled in; 'changed': it is something else from now
 * on; 'same': nothing to add.
 */
export const importOutcomes = ["new", "filled", "changed", "same", "wrong"] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A row of a list with what becomes of it; `more` is what its list tells besides. */
export const importRow = <const Fault extends string, More extends z.core.$ZodShape>(
  faults: readonly Fault[],
  more: More,
) =>
  z.object({
    /** As Excel counts: the headings are row 1. */
    row: z.int(),
    name: z.string(),
    outcome: z.enum(importOutcomes),
    wrong: z.array(z.object({ fault: z.enum([...faults, ...sheetFaults]), text: z.string() })),
    ...more,
  })

/** What the import of a list with these columns takes and tells. */
export function importShapes<
  const Column extends string,
  Row extends z.ZodMiniType,
  Counts extends z.ZodMiniType,
>(columns: readonly Column[], row: Row, counts: Counts) {
  const holds = z.nullable(z.enum(columns))
  const sheet = {
    csv: z.optional(z.string().check(z.maxLength(largestSheet))),
    /** Base64: a file of Excel as it is. */
    xlsx: z.optional(z.string().check(z.maxLength(Math.ceil(largestSheet / 3) * 4))),
    /** Per column of the sheet what it holds, null: left out. Without it the headings decide. */
    mapping: z.optional(z.array(holds).check(z.maxLength(mostColumns))),
  }
  return {
    ImportSheet: z.strictObject(sheet).check(oneOfBoth),
    /** Rows that can't be right stop the import, unless they are left out on purpose. */
    ImportOrder: z.strictObject({ ...sheet, skipWrong: z.optional(z.boolean()) }).check(oneOfBoth),
    ImportPreview: z.object({
      columns: z.array(z.object({ heading: z.string(), example: z.string(), holds })),
      rows: z.array(row),
      counts,
    }),
  }
}

const oneOfBoth = z.refine<{ csv?: string; xlsx?: string }>(
  ({ csv, xlsx }) => (csv === undefined) !== (xlsx === undefined),
  { path: ["csv"] },
)

/** A list as it is sent, in one of the two ways, and what its columns hold. */
export interface SentSheet<Column extends string = string> {
  csv?: string
  xlsx?: string
  mapping?: (Column | null)[]
}
export interface SentOrder<Column extends string = string> extends SentSheet<Column> {
  skipWrong?: boolean
}
