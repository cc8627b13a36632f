import type { CompanyData } from "./schema.ts"

/** An invented company: the numbers pass their checks but belong to nobody. */
export const sampleCompany: CompanyData = {
  companyName: "Kust & Bouw",
  contactEmail: "kantoor@kustenbouw.example",
  phone: "0111 - 00 00 00",
  address: "Havenweg 12\n4301 JK Zierikzee",
  kvk: "00000000",
  btwId: "NL002455799B11",
  iban: "NL02 ABNA 0123 4567 89",
}
