import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { among } from "../among.ts"
import { emailKey, phoneKey } from "../customers/recognition.ts"
import { customerContacts as contacts, customers } from "../table.ts"
import type { CustomerContact } from "./schema.ts"
import { shownContact } from "./service.ts"

type Reach = Partial<Record<"email" | "phone", string>>
type CustomerRow = typeof customers.$inferSelect

/** To whom an e-mail address or telephone number leads: a customer's own, and those of his people. */
export function createReach(db: Db) {
  const byEmail = prepared(({ key }: { key: string }) => ownWith(db, customers.emailKey, key))
  const byPhone = prepared(({ key }: { key: string }) => ownWith(db, customers.phoneKey, key))
  const contactsByEmail = prepared(({ key }: { key: string }) => contactsWith(db, contacts.emailKey, key))
  const contactsByPhone = prepared(({ key }: { key: string }) => contactsWith(db, contacts.phoneKey, key))

  return {
    /** The id of a customer, if anybody; a double leads to whom it was joined to. */
    known({ email = "", phone = "" }: Reach): number | undefined {
      const [emailed, phoned] = [emailKey(email), phoneKey(phone)]
      const by = (key: string, own: typeof byEmail, his: typeof contactsByEmail) =>
        key === "" ? undefined : (leadingOf(own.all({ key })) ?? onlyOf(his.all({ key })))
      return by(emailed, byEmail, contactsByEmail) ?? by(phoned, byPhone, contactsByPhone)
    },
    /** The people of these customers, each in the order in which they were added. */
    contactsOf: (customerIds: number[]): Map<number, CustomerContact[]> => {
      const rows = db
        .select()
        .from(contacts)
        .where(and(among(contacts.customerId, customerIds), isNull(contacts.removedAt)))
        .orderBy(asc(contacts.id))
        .all()
      return new Map(
        [...Map.groupBy(rows, ({ customerId }) => customerId)].map(([id, his]) => [
          id,
          his.map(shownContact),
        ]),
      )
    },
    /**
     * Of others who share an address or number with him or with his people. That two customers have one person in
     * common is no sign: a caretaker works for several.
     */
    shared({ id, email = "", phone = "" }: Reach & { id: number }): SQL | undefined {
      const his = (column: typeof contacts.emailKey | typeof contacts.phoneKey) =>
        db
          .select({ key: column })
          .from(contacts)
          .where(and(eq(contacts.customerId, id), isNull(contacts.removedAt), ne(column, "")))
      const ofContacts = or(...keyed(contacts, { email, phone }))
      return or(
        ...keyed(customers, { email, phone }),
        inArray(customers.emailKey, his(contacts.emailKey)),
        inArray(customers.phoneKey, his(contacts.phoneKey)),
        inArray(
          customers.id,
          db
            .select({ id: contacts.customerId })
            .from(contacts)
            .where(and(isNull(contacts.removedAt), ofContacts)),
        ),
      )
    },
  }
}

// Said of each, as the indexes are of those that have one.
const ownWith = (db: Db, column: typeof customers.emailKey | typeof customers.phoneKey, key: string) =>
  db
    .select()
    .from(customers)
    .where(and(eq(column, key), sql`${column} <> ''`))
    .orderBy(customers.id)

const contactsWith = (db: Db, column: typeof contacts.emailKey | typeof contacts.phoneKey, key: string) =>
  db
    .selectDistinct({ id: contacts.customerId })
    .from(contacts)
    .where(and(eq(column, key), sql`${column} <> ''`, isNull(contacts.removedAt)))

/** Who was joined to another only when there is nobody else. */
function leadingOf(rows: CustomerRow[]): number | undefined {
  const row = rows.find(({ mergedInto }) => mergedInto === null) ?? rows[0]
  return row && (row.mergedInto ?? row.id)
}

/** Someone who stands with several customers tells nothing of which of them it is about. */
const onlyOf = (found: { id: number }[]) => (found.length === 1 ? found[0]!.id : undefined)

/** Two conditions: the e-mail address is this, the telephone number is this; what was not given is nobody's. */
const keyed = (table: typeof customers | typeof contacts, { email = "", phone = "" }: Reach) => [
  and(eq(table.emailKey, emailKey(email)), ne(table.emailKey, "")),
  and(eq(table.phoneKey, phoneKey(phone)), ne(table.phoneKey, "")),
]
