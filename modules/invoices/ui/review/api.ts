import * as z from "zod/mini"
import { get, post } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { Checked, type CheckInvoice, type PostInvoice, PurchaseInvoice } from "../../purchases/schema.ts"
import { Supplier } from "../../suppliers/schema.ts"

export const api = {
  suppliers: () => get(z.array(Supplier), "/api/suppliers"),
  check: (invoice: CheckInvoice, signal?: AbortSignal) =>
    post(Checked, "/api/purchase-invoices/check", invoice, { signal }),
  book: (invoice: PostInvoice, key: string) =>
    post(PurchaseInvoice, "/api/purchase-invoices", invoice, keyed(key)),
  invoice: (id: number) => get(PurchaseInvoice, `/api/purchase-invoices/${id}`),
  reverse: (id: number, reason: string, key: string) =>
    post(PurchaseInvoice, `/api/purchase-invoices/${id}/reversal`, { reason }, keyed(key)),
}
