import { and, asc, count, eq, isNull, max, ne, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { breath, inPortions, pagesOf } from "#src/jobs/portions.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { among } from "./among.ts"
import { createReach } from "./contacts/reach.ts"
import { type CustomerFields, customerFields } from "./customers/fieldNames.ts"
import { changedFields, tidy } from "./customers/fields.ts"
import { emailKey, isSameName, isSameReach, nameKey, phoneKey } from "./customers/recognition.ts"
import type { Customer, CustomerChange, NewCustomer } from "./schema.ts"
import { customers, projects } from "./table.ts"

export type Customers = ReturnType<typeof createCustomers>
export type CustomerRow = typeof customers.$inferSelect

const atOnce = 250

/** How someone makes himself known: on a request, in an imported list. */
export type Introduction = Pick<CustomerRow, "name"> &
  Partial<Pick<CustomerRow, "email" | "phone" | "address" | "postcode" | "city">>

export function createCustomers({
  db,
  clock,
  log,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  /** Everyone with an account, to name who changed a customer. */
  people: () => User[]
}) {
  const byId = prepared(({ id }: { id: number }) => db.select().from(customers).where(eq(customers.id, id)))
  const added = prepared((row: typeof customers.$inferInsert) =>
    db.insert(customers).values(row).returning({ id: customers.id }),
  )

  const { known, contactsOf, shared } = createReach(db)

  function insert(fields: ReturnType<typeof tidy>, by: number | null): number {
    const { id } = added.get({ ...fields, version: 1, createdAt: clock().toISOString() })
    log.record("customer.added", { kind: "customer", id }, by)
    return id
  }

  function row(id: number): CustomerRow {
    const found = byId.get({ id })
    if (!found) throw new DomainError("projects.customerNotFound", 404)
    return found
  }

  /** The customer himself, also by the number of a double that was joined to him. */
  function find(id: number): CustomerRow {
    const found = row(id)
    return found.mergedInto === null ? found : row(found.mergedInto)
  }

  const jobsOf = (ids: number[]) =>
    new Map(
      db
        .select({ id: projects.customerId, projects: count(), lastProjectAt: max(projects.createdAt) })
        .from(projects)
        .where(and(among(projects.customerId, ids), isNull(projects.archivedAt)))
        .groupBy(projects.customerId)
        .all()
        .map(({ id, ...rest }) => [id, rest]),
    )

  const rows = (which?: SQL): CustomerRow[] =>
    db
      .select()
      .from(customers)
      .where(and(isNull(customers.mergedInto), which))
      .orderBy(sql`${customers.name} COLLATE NOCASE`, asc(customers.id))
      .all()

  function viewAll(some: CustomerRow[]): Customer[] {
    const ids = some.map(({ id }) => id)
    const [jobs, contacts] = [jobsOf(ids), contactsOf(ids)]
    return some.map((customer) => ({
      ...shown(customer),
      contacts: contacts.get(customer.id) ?? [],
      ...(jobs.get(customer.id) ?? { projects: 0, lastProjectAt: null }),
    }))
  }

  /** Also 5,000 without holding up anybody. */
  async function list(): Promise<Customer[]> {
    const all = rows()
    await breath()
    return (await inPortions(pagesOf(all, atOnce), viewAll)).flat()
  }

  function refuseStale({ id, version, createdAt }: CustomerRow, seen: number) {
    if (version === seen) return
    const last = log.about("customer", id).at(-1)
    throw changedMeanwhile(
      "projects.customerChangedMeanwhile",
      { at: last?.at ?? createdAt, by: last?.accountId ?? null },
      people(),
    )
  }

  return {
    /** The customer with this e-mail address or telephone number, or a new one. In the caller's transaction. */
    recognise(introduction: Introduction, by: number | null): number {
      const { name, email = "", phone = "", address = "", postcode = "", city = "" } = introduction
      const keys = { emailKey: emailKey(email), phoneKey: phoneKey(phone) }
      return (
        known(introduction) ??
        insert({ ...nothing, name, email, phone, address, postcode, city, ...keys }, by)
      )
    },
    /** Whom an e-mail address or telephone number leads to, if anybody. */
    known,
    row,
    find,
    get: (id: number): Customer => viewAll([find(id)])[0]!,
    /** Everyone but the doubles that were joined to another, by name. */
    list,
    /** Of everyone; a double is called as whom it was joined to. */
    names(): Map<number, string> {
      const { id, name, mergedInto } = customers
      const all = db.select({ id, name, mergedInto }).from(customers).all()
      const own = new Map(all.map((one) => [one.id, one.name]))
      return new Map(all.map((one) => [one.id, own.get(one.mergedInto ?? one.id)!]))
    },
    /** His own number, and those of doubles that were joined to him. */
    numbersOf: (id: number): number[] =>
      db
        .select({ id: customers.id })
        .from(customers)
        .where(or(eq(customers.id, id), eq(customers.mergedInto, id)))
        .all()
        .map((one) => one.id),
    /** What was put away included. */
    projectIdsOf: (id: number): number[] =>
      db
        .select({ id: projects.id })
        .from(projects)
        .where(eq(projects.customerId, id))
        .all()
        .map((one) => one.id),
    /**
     * Others with the same e-mail address or telephone number. Where it is that of one of their people, or of his, their
     * names must agree as well: who manages the buildings of several may be a customer himself.
     */
    doublesOf: (customer: Pick<CustomerRow, "id" | "name" | "email" | "phone">): Customer[] =>
      viewAll(
        rows(and(ne(customers.id, customer.id), shared(customer))).filter(
          (other) => isSameReach(customer, other) || isSameName(nameKey(customer.name), nameKey(other.name)),
        ),
      ),
    count: (): number =>
      db.select({ all: count() }).from(customers).where(isNull(customers.mergedInto)).get()!.all,
    add: (filled: NewCustomer, by: User): number => write<number>(db, () => insert(tidy(filled), by.id)),
    change(id: number, { version, ...filled }: CustomerChange, by: User): number {
      return write<number>(db, () => {
        const before = row(id)
        if (before.mergedInto !== null)
          throw new DomainError("projects.customerJoinedMeanwhile", 409, { values: { name: find(id).name } })
        refuseStale(before, version)
        const next = tidy(filled)
        const fields = changedFields(before, next)
        if (fields.length === 0) return id
        db.update(customers)
          .set({ ...next, version: version + 1 })
          .where(eq(customers.id, id))
          .run()
        log.record("customer.changed", { kind: "customer", id }, by.id, { fields })
        return id
      })
    },
  }
}

const nothing = Object.fromEntries(customerFields.map((field) => [field, ""])) as CustomerFields

/** Without what only the server needs. */
const shown = ({ emailKey, phoneKey, mergedInto, ...customer }: CustomerRow) => customer
