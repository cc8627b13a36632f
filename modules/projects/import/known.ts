import type { CustomerFields } from "../customers/fieldNames.ts"
import { emailKey, phoneKey } from "../customers/recognition.ts"
import type { CustomerRow } from "../customers.ts"

type Named = Pick<CustomerFields, "name" | "email" | "phone" | "postcode">

/** Someone of a customer's people. */
export interface KnownContact {
  customerId: number
  email: string
  phone: string
}

/**
 * Finds customers of a list among those that are known, as contacts/reach.ts does, without asking the database for each.
 */
export function createKnown(rows: readonly CustomerRow[], contacts: readonly KnownContact[]) {
  const ids = new Map<string, number>()
  const ofPeople = new Map<string, Set<number>>()
  for (const contact of contacts)
    for (const key of reachKeys(contact))
      ofPeople.set(key, (ofPeople.get(key) ?? new Set()).add(contact.customerId))

  /** Who was there first keeps a key. */
  function remember(id: number, fields: Named) {
    for (const key of [...reachKeys(fields), nameKey(fields)]) if (!ids.has(key)) ids.set(key, id)
  }
  // Doubles come last: their address leads to whom they were joined to, unless it is somebody's own.
  const own = rows.filter(({ mergedInto }) => mergedInto === null)
  const doubles = rows.filter(({ mergedInto }) => mergedInto !== null)
  for (const row of [...own, ...doubles]) remember(row.mergedInto ?? row.id, row)

  /** Who stands with several customers tells nothing of which of them it is about. */
  function byContact(key: string): number | undefined {
    const [only, ...others] = ofPeople.get(key) ?? []
    return others.length === 0 ? only : undefined
  }

  return {
    remember,
    /**
     * By e-mail address, else by telephone number, his own or of one of his people, else by name and postcode together.
     * A name alone is enough only for who gives nothing else: two people called Jan Jansen, each with his own address,
     * are two.
     */
    find(fields: Named): number | undefined {
      const reach = reachKeys(fields)
      const keys = fields.postcode || reach.length === 0 ? [...reach, nameKey(fields)] : reach
      return keys.map((key) => ids.get(key) ?? byContact(key)).find((id) => id !== undefined)
    },
  }
}

const reachKeys = ({ email, phone }: Pick<Named, "email" | "phone">) => [
  ...(emailKey(email) ? [`email ${emailKey(email)}`] : []),
  ...(phoneKey(phone) ? [`phone ${phoneKey(phone)}`] : []),
]
const nameKey = ({ name, postcode }: Named) => `name ${name.trim().toLowerCase()} ${postcode}`
