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
] as const
