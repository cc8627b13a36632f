import { and, asc, count, eq, isNull, max, ne, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { breath, inPortions } from "#src/jobs/portions.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { changedMeanwhile } from "./conflict.ts"
import { changedFields, tidy } from "./customers/fields.ts"
import { emailKey, phoneKey } from "./customers/recognition.ts"
import type { Customer, CustomerChange, NewCustomer } from "./schema.ts"
import { customers, projects } from "./table.ts"

export type Customers = ReturnType<typeof createCustomers>
export type CustomerRow = typeof customers.$inferSelect

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
  // Said of each, as the indexes are of those that have one.
  const allWith = (column: typeof customers.emailKey | typeof customers.phoneKey, key: string) =>
    db
      .select()
      .from(customers)
      .where(and(eq(column, key), sql`${column} <> ''`))
      .orderBy(customers.id)
  const byEmail = prepared(({ key }: { key: string }) => allWith(customers.emailKey, key))
  const byPhone = prepared(({ key }: { key: string }) => allWith(customers.phoneKey, key))
  const added = prepared((row: typeof customers.$inferInsert) =>
    db.insert(customers).values(row).returning({ id: customers.id }),
  )

  /** The id of whom this e-mail address or telephone number leads to; a double leads to whom it was joined to. */
  function known({ email = "", phone = "" }: Introduction): number | undefined {
    const [emailed, phoned] = [emailKey(email), phoneKey(phone)]
    const row =
      (emailed && leadingOf(byEmail.all({ key: emailed }))) ||
      (phoned && leadingOf(byPhone.all({ key: phoned })))
    return row ? (row.mergedInto ?? row.id) : undefined
  }

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

  const jobsOf = () =>
    new Map(
      db
        .select({ id: projects.customerId, projects: count(), lastProjectAt: max(projects.createdAt) })
        .from(projects)
        .where(isNull(projects.archivedAt))
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

  const withJobs = (customer: CustomerRow, jobs: ReturnType<typeof jobsOf>): Customer => ({
    ...shown(customer),
    ...(jobs.get(customer.id) ?? { projects: 0, lastProjectAt: null }),
  })

  function viewAll(which?: SQL): Customer[] {
    const jobs = jobsOf()
    return rows(which).map((customer) => withJobs(customer, jobs))
  }

  /** Two queries, also for 5,000, without holding up anybody. */
  async function list(): Promise<Customer[]> {
    const jobs = jobsOf()
    await breath()
    const all = rows()
    await breath()
    return inPortions(all, (customer) => withJobs(customer, jobs))
  }

  function refuseStale({ id, version, createdAt }: CustomerRow, seen: number) {
    if (version === seen) return
    const last = log.about("customer", id).at(-1)
    throw changedMeanwhile("customer", { at: last?.at ?? createdAt, by: last?.accountId ?? null }, people())
  }

  return {
    /** The customer with this e-mail address or telephone number, or a new one. In the caller's transaction. */
    recognise(introduction: Introduction, by: number | null): number {
      const { name, email = "", phone = "", address = "", postcode = "", city = "" } = introduction
      const keys = { emailKey: emailKey(email), phoneKey: phoneKey(phone) }
      const fields = { name, email, phone, address, postcode, city, kvk: "", btwId: "", notes: "" }
      return known(introduction) ?? insert({ ...fields, ...keys }, by)
    },
    /** Whom an e-mail address or telephone number leads to, if anybody. */
    known,
    row,
    find,
    get: (id: number): Customer => viewAll(eq(customers.id, find(id).id))[0]!,
    /** Everyone but the doubles that were joined to another, by name. */
    list,
    /** Others with the same e-mail address or telephone number. */
    doublesOf: ({ id, email, phone }: Pick<CustomerRow, "id" | "email" | "phone">): Customer[] =>
      viewAll(and(ne(customers.id, id), or(...keysOf({ email, phone })))),
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
    count: (): number =>
      db.select({ all: count() }).from(customers).where(isNull(customers.mergedInto)).get()!.all,
    add: (filled: NewCustomer, by: User): number => write<number>(db, () => insert(tidy(filled), by.id)),
    change(id: number, { version, ...filled }: CustomerChange, by: User): number {
      return write<number>(db, () => {
        const before = row(id)
        if (before.mergedInto !== null) throw conflict("projects.customerMerged")
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

/** Who was joined to another only when there is nobody else. */
const leadingOf = (rows: CustomerRow[]): CustomerRow | undefined =>
  rows.find(({ mergedInto }) => mergedInto === null) ?? rows[0]

/** Two conditions: the e-mail address is his, the telephone number is his; what was not given is nobody's. */
const keysOf = ({ email = "", phone = "" }: Partial<Pick<CustomerRow, "email" | "phone">>) => [
  and(eq(customers.emailKey, emailKey(email)), ne(customers.emailKey, "")),
  and(eq(customers.phoneKey, phoneKey(phone)), ne(customers.phoneKey, "")),
]

/** Without what only the server needs. */
const shown = ({ emailKey, phoneKey, mergedInto, ...customer }: CustomerRow) => customer
