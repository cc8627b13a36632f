import * as z from "zod/mini"
import { Email, Phone } from "#src/shared/contact.ts"
import { line } from "#src/shared/text.ts"

/** More is no list that anyone looks through. */
export const mostContacts = 50

/** One of a customer's people. At most one of them gets his quotations, and one his invoices; else he gets them himself. */
export const CustomerContact = z.object({
  id: z.int(),
  name: z.string(),
  /** In words: 'huismeester'. */
  role: z.string(),
  phone: z.string(),
  email: z.string(),
  getsQuotations: z.boolean(),
  getsInvoices: z.boolean(),
  version: z.int(),
})
export type CustomerContact = z.infer<typeof CustomerContact>

const filled = {
  name: line(120).check(z.minLength(1)),
  role: z.optional(line(60)),
  phone: z.optional(z.union([z.literal(""), Phone])),
  email: z.optional(z.union([z.literal(""), Email])),
  getsQuotations: z.optional(z.boolean()),
  getsInvoices: z.optional(z.boolean()),
}
/** Without a telephone number and an e-mail address the service refuses him. */
export const NewContact = z.strictObject(filled)
export type NewContact = z.infer<typeof NewContact>
export const ContactChange = z.strictObject({ ...filled, version: z.int().check(z.positive()) })
export type ContactChange = z.infer<typeof ContactChange>
