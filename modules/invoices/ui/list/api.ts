import * as z from "zod/mini"
import { get } from "#ui/lib/http.ts"
import { PurchaseInvoiceRow } from "../../purchases/schema.ts"

export const api = {
  list: () => get(z.array(PurchaseInvoiceRow), "/api/purchase-invoices"),
}
