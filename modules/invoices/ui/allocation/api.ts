import { del, get, post } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { type Allocate, Allocated, InvoiceAllocations, Removed } from "../../allocations/schema.ts"

export const api = {
  of: (invoice: number) => get(InvoiceAllocations, `/api/invoice-allocations/invoice/${invoice}`),
  allocate: (wish: Allocate, key: string) =>
    post(Allocated, "/api/invoice-allocations/allocate", wish, keyed(key)),
  remove: (id: number, key: string) => del(Removed, `/api/invoice-allocations/${id}`, keyed(key)),
}
