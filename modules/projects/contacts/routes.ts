import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { ContactChange, CustomerContact, NewContact } from "./schema.ts"
import type { CustomerContacts } from "./service.ts"

const ByContact = z.extend(ById, { contactId: NumberInPath })

export const contactRoutes = (contacts: CustomerContacts, access: Access) =>
  new Elysia({ prefix: "/api/customers/:id/contacts" })
    .use(guard(access))
    .post("", ({ params, body, me }) => contacts.add(params.id, body, me), {
      role: "manager",
      params: ById,
      body: NewContact,
      response: CustomerContact,
    })
    .put("/:contactId", ({ params, body, me }) => contacts.change(params.id, params.contactId, body, me), {
      role: "manager",
      params: ByContact,
      body: ContactChange,
      response: CustomerContact,
    })
    .delete(
      "/:contactId",
      ({ params, me }) => {
        contacts.remove(params.id, params.contactId, me)
        return null
      },
      { role: "manager", params: ByContact, response: z.null() },
    )
    .put("/:contactId/restored", ({ params, me }) => contacts.restore(params.id, params.contactId, me), {
      role: "manager",
      params: ByContact,
      response: CustomerContact,
    })
