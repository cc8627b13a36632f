import * as z from "zod/mini"
import { get } from "#ui/lib/http.ts"
import { type OriginFilter, QuotationRow, QuotationStats } from "../../overview/schema.ts"

/** Of all quotations; those of one are in ../quotation/api.ts. */
export const api = {
  list: (filter: OriginFilter) => get(z.array(QuotationRow), "/api/quotations", filter),
  stats: (filter: OriginFilter) => get(QuotationStats, "/api/quotations/stats", filter),
}
