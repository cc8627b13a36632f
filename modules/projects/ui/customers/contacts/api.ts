import * as z from "zod/mini"
import { del, post, put } from "#ui/lib/http.ts"
import { type ContactChange, CustomerContact, type NewContact } from "../../../contacts/schema.ts"

const path = (customer: number, id: number) => `/api/customers/${customer}/contacts/${id}`

export const api = {
  add: (customer: number, contact: NewContact) =>
    post(CustomerContact, `/api/customers/${customer}/contacts`, contact),
  change: (customer: number, id: number, change: ContactChange) =>
    put(CustomerContact, path(customer, id), change),
  remove: (customer: number, id: number) => del(z.null(), path(customer, id)),
  restore: (customer: number, id: number) =>
    put(CustomerContact, `${path(customer, id)}/restored`, undefined),
}
