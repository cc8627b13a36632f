/** The Dutch of the letterhead and the page footer. */
export const nl = {
  kvk: "KvK",
  btwId: "Btw-id",
  iban: "IBAN",
  phone: "Tel.",
  page: "Pagina",
  of: "van",
} as const
