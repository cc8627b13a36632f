import * as z from "zod/mini"

/** What a column of an imported list can hold: of a customer, and of a project that runs for him. */
export const customerColumns = [
  "name",
  "company",
  "firstName",
  "infix",
  "lastName",
  "email",
  "phone",
  "address",
  "houseNumber",
  "postcode",
  "city",
  "kvk",
  "btwId",
  "notes",
  "invoiceName",
  "invoiceAddress",
  "invoicePostcode",
  "invoiceCity",
  "invoiceEmail",
] as const
export const projectColumns = [
  "project",
  "projectAddress",
  "status",
  "startDate",
  "endDate",
  "price",
  "description",
] as const
const importColumns = [...customerColumns, ...projectColumns] as const
export type ImportColumn = (typeof importColumns)[number]

/** In characters. */
export const largestSheet = 2 * 1024 * 1024
export const mostRows = 5000
export const mostColumns = 200

const sheet = {
  csv: z.string().check(z.maxLength(largestSheet)),
  /** Per column of the sheet what it holds, null: left out. Without it the headings decide. */
  mapping: z.optional(z.array(z.nullable(z.enum(importColumns))).check(z.maxLength(mostColumns))),
}
export const ImportSheet = z.strictObject(sheet)
export type ImportSheet = z.infer<typeof ImportSheet>
/** Rows that can't be right stop the import, unless they are left out on purpose. */
export const ImportOrder = z.strictObject({ ...sheet, skipWrong: z.optional(z.boolean()) })
export type ImportOrder = z.infer<typeof ImportOrder>

/** What is wrong in a row: the name of a column, or one of these. */
const importFaults = [
  ...importColumns,
  "nameMissing",
  "projectMissing",
  "dayFarOff",
  "endBeforeStart",
  "tooManyCells",
] as const
export type ImportFault = (typeof importFaults)[number]

/** 'filled': known already, and something that was empty was filled in; 'same': known, nothing to add. */
const importOutcomes = ["new", "filled", "same", "wrong"] as const

export const ImportRow = z.object({
  /** As Excel counts: the headings are row 1. */
  row: z.int(),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** What was empty and is filled in. */
  filled: z.array(z.string()),
  /** What is known differently and stays as it is known. */
  kept: z.array(z.string()),
  project: z.nullable(z.object({ name: z.string(), outcome: z.enum(["new", "same"]) })),
  wrong: z.array(z.object({ fault: z.enum(importFaults), text: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportCounts = z.object({
  rows: z.int(),
  newCustomers: z.int(),
  filledCustomers: z.int(),
  newProjects: z.int(),
  wrong: z.int(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const ImportPreview = z.object({
  columns: z.array(
    z.object({ heading: z.string(), example: z.string(), holds: z.nullable(z.enum(importColumns)) }),
  ),
  rows: z.array(ImportRow),
  counts: ImportCounts,
})
export type ImportPreview = z.infer<typeof ImportPreview>
