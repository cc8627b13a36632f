import { isSameReach, nameKey } from "../customers/recognition.ts"
import type { CustomerContact, NewContact } from "./schema.ts"

/** What is wrong with someone who is filled in, beside the others of his customer: a code per field. */
export function contactFaults(
  filled: NewContact,
  others: readonly Pick<CustomerContact, "name" | "email" | "phone">[],
): Record<string, string> {
  if (!filled.phone && !filled.email) return { phone: "projects.contactUnreachable" }
  return others.some((other) => isSameContact(filled, other)) ? { name: "projects.contactTwice" } : {}
}

/** Two people may share a number or a mailbox, as in a family; one person needn't stand there twice. */
export function isSameContact(
  one: Pick<NewContact, "name" | "email" | "phone">,
  other: Pick<NewContact, "name" | "email" | "phone">,
): boolean {
  return nameKey(one.name) === nameKey(other.name) && isSameReach(one, other)
}
