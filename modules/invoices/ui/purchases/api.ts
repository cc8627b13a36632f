import * as z from "zod/mini"
import { del, get, put } from "#ui/lib/http.ts"
import { PurchaseInvoice, PurchaseInvoiceRow, VatQuarter } from "../../purchases/schema.ts"

export const api = {
  list: () => get(z.array(PurchaseInvoiceRow), "/api/purchase-invoices"),
  vat: () => get(z.array(VatQuarter), "/api/purchase-invoices/vat"),
  pay: (id: number, paidOn: string) =>
    put(PurchaseInvoice, `/api/purchase-invoices/${id}/payment`, { paidOn }),
  unpay: (id: number) => del(PurchaseInvoice, `/api/purchase-invoices/${id}/payment`),
}
