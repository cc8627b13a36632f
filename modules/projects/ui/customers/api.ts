import * as z from "zod/mini"
import { get, post, put } from "#ui/lib/http.ts"
import { ImportCounts, type ImportOrder, ImportPreview, type ImportSheet } from "../../import/schema.ts"
import {
  Customer,
  CustomerCard,
  type CustomerChange,
  Happened,
  type HappenedQuery,
  type NewCustomer,
} from "../../schema.ts"

export const api = {
  list: () => get(z.array(Customer), "/api/customers"),
  get: (id: number) => get(CustomerCard, `/api/customers/${id}`),
  history: (id: number, query: HappenedQuery) => get(Happened, `/api/customers/${id}/history`, query),
  add: (customer: NewCustomer) => post(CustomerCard, "/api/customers", customer),
  change: (id: number, change: CustomerChange) => put(CustomerCard, `/api/customers/${id}`, change),
  merge: (id: number, double: number) => post(CustomerCard, `/api/customers/${id}/merge`, { double }),
  preview: (sheet: ImportSheet) => post(ImportPreview, "/api/customers/import/preview", sheet),
  takeIn: (order: ImportOrder) => post(ImportCounts, "/api/customers/import", order),
}
