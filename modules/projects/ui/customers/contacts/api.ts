import * as z from "zod/mini"
import { del, post, put } from "#ui/lib/http.ts"
import { type ContactChange, CustomerContact, type NewContact } from "../../../contacts/schema.ts"

export const api = {
  add: (customer: number, contact: NewContact) =>
    post(CustomerContact, `/api/customers/${customer}/contacts`, contact),
  change: (customer: number, id: number, change: ContactChange) =>
    put(CustomerContact, `/api/customers/${customer}/contacts/${id}`, change),
  remove: (customer: number, id: number) => del(z.null(), `/api/customers/${customer}/contacts/${id}`),
  restore: (customer: number, id: number) =>
    put(CustomerContact, `/api/customers/${customer}/contacts/${id}/restored`, {}),
}
