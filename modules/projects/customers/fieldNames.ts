import type { NewCustomer } from "../schema.ts"

/** Where invoices go: one address, that is taken as a whole. */
export const invoiceFields = [
  "invoiceName",
  "invoiceAddress",
  "invoicePostcode",
  "invoiceCity",
  "invoiceEmail",
] as const satisfies (keyof NewCustomer)[]

/** What the office knows of a customer, in the order in which one asks for it. */
export const customerFields = [
  "name",
  "email",
  "phone",
  "address",
  "postcode",
  "city",
  "kvk",
  "btwId",
  "notes",
  ...invoiceFields,
] as const satisfies (keyof NewCustomer)[]
export type CustomerFields = Required<NewCustomer>

export const isInvoiceField = (name: string) => invoiceFields.some((one) => one === name)
