import * as z from "zod/mini"
import { importRow, importShapes } from "#src/shared/sheets.ts"

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

/** What is wrong in a row: the name of a column, or one of these. */
const importFaults = [
  ...importColumns,
  "nameMissing",
  "projectMissing",
  "dayFarOff",
  "endBeforeStart",
] as const
export type ImportFault = (typeof importFaults)[number]

export const ImportRow = importRow(importFaults, {
  /** What was empty and is filled in. */
  filled: z.array(z.string()),
  /** What is known differently and stays as it is known. */
  kept: z.array(z.string()),
  project: z.nullable(z.object({ name: z.string(), outcome: z.enum(["new", "same"]) })),
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

export const { ImportSheet, ImportOrder, ImportPreview } = importShapes(
  importColumns,
  ImportRow,
  ImportCounts,
)
export type ImportSheet = z.infer<typeof ImportSheet>
export type ImportOrder = z.infer<typeof ImportOrder>
export type ImportPreview = z.infer<typeof ImportPreview>
