import { del, get, post } from "#ui/lib/http.ts"
import { type Allocate, Allocated, InvoiceAllocations, Removed } from "../../allocations/schema.ts"

export const api = {
  of: (invoice: number) => get(InvoiceAllocations, `/api/invoice-allocations/invoice/${invoice}`),
  allocate: (wish: Allocate) => post(Allocated, "/api/invoice-allocations/allocate", wish),
  remove: (id: number) => del(Removed, `/api/invoice-allocations/${id}`),
}
