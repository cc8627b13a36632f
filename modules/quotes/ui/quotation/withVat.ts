import type { PricedContent } from "../../quotation/content.schema.ts"

/** What stands behind a price: with VAT, or that it is shifted to the client. */
export const withVat = (reverseCharge: PricedContent["reverseCharge"]) =>
  reverseCharge ? "quotes.quotation.withoutVat" : "quotes.quotation.withVat"
