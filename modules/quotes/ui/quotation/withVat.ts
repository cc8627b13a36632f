import type { PricedContent } from "../../quotations/content.schema.ts"

/** What stands behind a price: with VAT, or that it is shifted to the client. */
export const withVat = (reverseCharge: PricedContent["reverseCharge"]) =>
  reverseCharge ? "quotes.quotation.withoutVat" : "quotes.quotation.withVat"
