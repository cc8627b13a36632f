import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Changed } from "#src/manifest/changes.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import type { CustomerContacts } from "../contacts/service.ts"
import type { CustomerRow, Customers } from "../customers.ts"
import type { CustomerCard } from "../schema.ts"
import type { Projects } from "../service.ts"
import { customers as customerTable } from "../table.ts"
import { filledFrom } from "./fields.ts"
import { createHappened } from "./happened.ts"
import { emailKey, phoneKey } from "./recognition.ts"

export type CustomerFile = ReturnType<typeof createCustomerFile>

/** A customer with all that is his: projects, doubles, what happened to him. */
export function createCustomerFile({
  db,
  log,
  customers,
  contacts,
  projects,
  people,
  told,
}: {
  db: Db
  log: Log
  customers: Customers
  contacts: CustomerContacts
  projects: Projects
  people: () => User[]
  /** What all modules say of their changes. */
  told: readonly Changed[]
}) {
  const history = createHappened({ log, people, customers, told })

  async function card(id: number, viewer: User): Promise<CustomerCard> {
    const customer = customers.get(id)
    return {
      ...customer,
      ownProjects: await projects.ofCustomer(customer.id, viewer),
      doubles: customers.doublesOf(customer),
    }
  }

  function join(survivor: CustomerRow, double: CustomerRow, by: User) {
    const { id } = survivor
    projects.moveCustomer(double.id, id, by)
    contacts.move(double.id, id, by)
    db.update(customerTable)
      .set({ ...joined(survivor, double), version: survivor.version + 1 })
      .where(eq(customerTable.id, id))
      .run()
    // Who was joined to the double before comes along, so that every old number is one step from its customer.
    db.update(customerTable).set({ mergedInto: id }).where(eq(customerTable.mergedInto, double.id)).run()
    db.update(customerTable)
      .set({ mergedInto: id, version: double.version + 1 })
      .where(eq(customerTable.id, double.id))
      .run()
    const { name, email, phone } = double
    log.record("customer.merged", { kind: "customer", id }, by.id, { name, email, phone, double: double.id })
    log.record("customer.joined", { kind: "customer", id: double.id }, by.id, { name: survivor.name, to: id })
  }

  return {
    card,
    /** The double's projects go over, and what the survivor lacked; the double's number leads to the survivor from now on. */
    async merge(id: number, doubleId: number, by: User): Promise<CustomerCard> {
      write(db, () => {
        if (id === doubleId) throw new DomainError("projects.mergeWithItself", 422)
        const [survivor, double] = [customers.row(id), customers.row(doubleId)]
        if (survivor.mergedInto !== null || double.mergedInto !== null)
          throw conflict("projects.customerMerged")
        join(survivor, double, by)
      })
      return card(id, by)
    },
    history,
  }
}

/** What the survivor has stays; the double fills what is empty, and adds his notes. */
function joined(survivor: CustomerRow, double: CustomerRow) {
  const fields = filledFrom(survivor, double)
  const notes = [...new Set([survivor.notes, double.notes])].filter(Boolean).join("\n\n")
  return {
    ...fields,
    notes,
    emailKey: emailKey(fields.email),
    phoneKey: phoneKey(fields.phone),
  }
}
