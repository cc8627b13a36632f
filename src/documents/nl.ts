/** The Dutch of the letterhead and the page footer. */
export const nl = {
  logo: "Logo van",
  kvk: "KvK",
  btwId: "Btw-id",
  iban: "IBAN",
  phone: "Tel.",
  page: "Pagina",
  of: "van",
} as const
