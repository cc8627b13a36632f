import { and, eq, isNull, ne } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import { customers } from "./table.ts"

export type Customers = ReturnType<typeof createCustomers>
type CustomerRow = typeof customers.$inferSelect

/** How someone makes himself known: on a request, in an imported list. */
export type Introduction = Pick<CustomerRow, "name"> &
  Partial<Pick<CustomerRow, "email" | "phone" | "address" | "postcode" | "city">>

export function createCustomers({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  function known({ email = "", phone = "" }: Introduction): CustomerRow | undefined {
    const keys = [
      and(eq(customers.emailKey, emailKey(email)), ne(customers.emailKey, "")),
      and(eq(customers.phoneKey, phoneKey(phone)), ne(customers.phoneKey, "")),
    ]
    const found = (key: (typeof keys)[number]) =>
      db
        .select()
        .from(customers)
        .where(and(key, isNull(customers.mergedInto)))
        .orderBy(customers.id)
        .limit(1)
        .get()
    return found(keys[0]) ?? found(keys[1])
  }

  return {
    /** The customer with this e-mail address or telephone number, or a new one. In the caller's transaction. */
    recognise(introduction: Introduction, by: number | null): number {
      const earlier = known(introduction)
      if (earlier) return earlier.id
      const { name, email = "", phone = "", address = "", postcode = "", city = "" } = introduction
      const { id } = db
        .insert(customers)
        .values({
          ...{ name, email, phone, address, postcode, city },
          ...{ kvk: "", btwId: "", notes: "", version: 1 },
          emailKey: emailKey(email),
          phoneKey: phoneKey(phone),
          createdAt: clock().toISOString(),
        })
        .returning({ id: customers.id })
        .get()
      log.record("customer.added", { kind: "customer", id }, by)
      return id
    },
  }
}

export const emailKey = (email: string) => email.trim().toLowerCase()

/** '0031 (0)6-12345678' and '06 12 34 56 78' are one number: digits, with a Dutch number in its national form. */
export const phoneKey = (phone: string) => phone.replace(/^\s*(\+|00)31\s*\(?0?\)?/, "0").replace(/\D/g, "")
