import type { CompanyData } from "../schema.ts"

export interface CompanyField {
  name: keyof CompanyData
  type?: "email" | "tel"
  autoComplete: string
}

/** In the order in which one tells them. */
export const companyFields: CompanyField[] = [
  { name: "companyName", autoComplete: "organization" },
  { name: "contactEmail", autoComplete: "email", type: "email" },
  { name: "phone", autoComplete: "tel", type: "tel" },
  { name: "address", autoComplete: "street-address" },
  { name: "kvk", autoComplete: "off" },
  { name: "btwId", autoComplete: "off" },
  { name: "iban", autoComplete: "off" },
  { name: "gAccountIban", autoComplete: "off" },
]
