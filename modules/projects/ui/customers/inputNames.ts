/** Where invoices go: taken as a whole. */
export const invoiceNames = [
  "invoiceName",
  "invoiceAddress",
  "invoicePostcode",
  "invoiceCity",
  "invoiceEmail",
] as const

/** What the office knows of a customer, in the order in which one asks for it. */
export const inputNames = [
  "name",
  "email",
  "phone",
  "address",
  "postcode",
  "city",
  "kvk",
  "btwId",
  "notes",
  ...invoiceNames,
] as const
