import { typeLabels } from "#src/shared/projectTypes.ts"
import { searchIn, unspaced } from "#ui/lib/search.ts"
import type { QuoteRequest } from "../../requests/schema.ts"

/** Requests in which every word that was typed occurs. */
export const found = searchIn(({ referenceNumber, projectTypes, contactInfo }: QuoteRequest) => {
  const { name, email, phone, address, postcode, city } = contactInfo
  const numbers = [phone, postcode].map(unspaced)
  const types = projectTypes.map((type) => typeLabels[type])
  return [referenceNumber, name, email, phone, address, postcode, city, ...numbers, ...types].join(" ")
})
