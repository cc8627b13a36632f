import { and, asc, eq, isNull, lt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { forget } from "#src/jobs/forget.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { emailKey, phoneKey } from "../customers/recognition.ts"
import type { Customers } from "../customers.ts"
import { customerContacts as table } from "../table.ts"
import { contactFaults, isSameContact } from "./rules.ts"
import { type ContactChange, type CustomerContact, mostContacts, type NewContact } from "./schema.ts"

export type CustomerContacts = ReturnType<typeof createCustomerContacts>
export type ContactRow = typeof table.$inferSelect

type Gets = Pick<ContactRow, "getsQuotations" | "getsInvoices">

/** Who was removed is kept for a month. */
const keptDays = 30

/** The people of customers. Whoever is asked for by the number of a double is one of whom that was joined to. */
export function createCustomerContacts({
  db,
  clock,
  log,
  customers,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  customers: Pick<Customers, "find" | "numbersOf">
  people: () => User[]
}) {
  const rowsOf = (customerId: number): ContactRow[] =>
    db
      .select()
      .from(table)
      .where(and(eq(table.customerId, customerId), isNull(table.removedAt)))
      .orderBy(asc(table.id))
      .all()

  function known(id: number): ContactRow | undefined {
    return db.select().from(table).where(eq(table.id, id)).get()
  }

  function find(customerId: number, id: number): ContactRow {
    const row = known(id)
    if (row?.customerId !== customers.find(customerId).id)
      throw new DomainError("projects.contactNotFound", 404)
    return row
  }

  /** At most one gets each: who is set takes it over. */
  function takeOver({ getsQuotations, getsInvoices }: Gets, others: ContactRow[], by: User) {
    for (const other of others)
      set(
        other,
        {
          getsQuotations: other.getsQuotations && !getsQuotations,
          getsInvoices: other.getsInvoices && !getsInvoices,
        },
        by,
      )
  }

  /** A version and a line in the log, when it changes anything. */
  function set(before: ContactRow, values: Partial<ContactRow>, by: User): ContactRow {
    const row = { ...before, ...values }
    const fields = contactFields.filter((field) => before[field] !== row[field])
    if (fields.length === 0) return before
    row.version++
    db.update(table).set(row).where(eq(table.id, row.id)).run()
    tell("Changed", row, by, { fields })
    return row
  }

  function requireRight(filled: NewContact, others: ContactRow[]) {
    const wrong = contactFaults(filled, others)
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
  }

  function requireRoom(others: ContactRow[]) {
    if (others.length >= mostContacts)
      throw new DomainError("projects.contactsFull", 409, { values: { most: mostContacts } })
  }

  const tell = (did: string, { customerId, id, name }: ContactRow, by: User, more = {}) =>
    log.record(`customer.contact${did}`, { kind: "customer", id: customerId }, by.id, {
      ...{ contact: id, name },
      ...more,
    })

  function refuseStale({ id, customerId, version, createdAt }: ContactRow, seen: number) {
    if (version === seen) return
    const last = customers
      .numbersOf(customerId)
      .flatMap((number) => log.about("customer", number))
      .filter(({ details }) => details.contact === id)
      .toSorted((a, b) => a.id - b.id)
      .at(-1)
    throw changedMeanwhile(
      "projects.contactChangedMeanwhile",
      { at: last?.at ?? createdAt, by: last?.accountId ?? null },
      people(),
    )
  }

  return {
    /** Those of a customer, in the order in which they were added. */
    of: (customerId: number): CustomerContact[] => rowsOf(customerId).map(shownContact),
    add: (customerId: number, filled: NewContact, by: User): CustomerContact =>
      write<CustomerContact>(db, () => {
        const { id } = customers.find(customerId)
        const others = rowsOf(id)
        requireRoom(others)
        requireRight(filled, others)
        const neat = tidied(filled)
        // Nobody has it twice, not even for a moment.
        takeOver(neat, others, by)
        const row = db
          .insert(table)
          .values({ ...neat, customerId: id, createdAt: clock().toISOString() })
          .returning()
          .get()
        tell("Added", row, by)
        return shownContact(row)
      }),
    change: (
      customerId: number,
      id: number,
      { version, ...filled }: ContactChange,
      by: User,
    ): CustomerContact =>
      write<CustomerContact>(db, () => {
        const before = find(customerId, id)
        if (before.removedAt !== null) throw new DomainError("projects.contactNotFound", 404)
        refuseStale(before, version)
        const others = rowsOf(before.customerId).filter((other) => other.id !== id)
        requireRight(filled, others)
        const neat = tidied(filled)
        takeOver(neat, others, by)
        return shownContact(set(before, neat, by))
      }),
    remove: (customerId: number, id: number, by: User) =>
      write<void>(db, () => {
        const row = find(customerId, id)
        if (row.removedAt !== null) return
        db.update(table).set({ removedAt: clock().toISOString() }).where(eq(table.id, id)).run()
        tell("Removed", row, by)
      }),
    restore: (customerId: number, id: number, by: User): CustomerContact =>
      write<CustomerContact>(db, () => {
        const row = find(customerId, id)
        if (row.removedAt === null) return shownContact(row)
        const others = rowsOf(row.customerId)
        requireRoom(others)
        // Added once more since, or joined to who he is.
        if (others.some((other) => isSameContact(row, other))) throw conflict("projects.contactTwice")
        // Another may have got his quotations or invoices since.
        const back = {
          removedAt: null,
          getsQuotations: row.getsQuotations && !others.some(({ getsQuotations }) => getsQuotations),
          getsInvoices: row.getsInvoices && !others.some(({ getsInvoices }) => getsInvoices),
        }
        db.update(table).set(back).where(eq(table.id, id)).run()
        tell("Restored", row, by)
        return shownContact({ ...row, ...back })
      }),
    /** Also who was removed, as long as he is kept. */
    known,
    /**
     * Those of a double go to whom it is joined to. Who stands on both cards is one from now on, with what either knew
     * of him; where both have one that gets the quotations, the survivor keeps his own. In the caller's transaction.
     */
    move(from: number, to: number, by: User) {
      const own = rowsOf(to)
      const isGotBy = (which: keyof Gets) => own.some((contact) => contact[which])
      const taken = { getsQuotations: isGotBy("getsQuotations"), getsInvoices: isGotBy("getsInvoices") }
      for (const row of db.select().from(table).where(eq(table.customerId, from)).all()) {
        const twin = row.removedAt === null ? own.find((other) => isSameContact(row, other)) : undefined
        takeOver(taken, [row], by)
        const removedAt = twin ? clock().toISOString() : row.removedAt
        db.update(table).set({ customerId: to, removedAt }).where(eq(table.id, row.id)).run()
        if (twin) set(twin, filledFrom(twin, row, taken), by)
      }
    },
    async sweep() {
      const before = new Date(clock().getTime() - keptDays * 24 * 3600 * 1000).toISOString()
      await forget(db, { table, key: table.id, over: lt(table.removedAt, before) })
    },
  }
}

const contactFields = ["name", "role", "phone", "email", "getsQuotations", "getsInvoices"] as const

/** What is empty, and what nobody gets yet. */
function filledFrom(twin: ContactRow, double: ContactRow, taken: Gets) {
  return tidied({
    name: twin.name,
    role: twin.role || double.role,
    phone: twin.phone || double.phone,
    email: twin.email || double.email,
    getsQuotations: twin.getsQuotations || (double.getsQuotations && !taken.getsQuotations),
    getsInvoices: twin.getsInvoices || (double.getsInvoices && !taken.getsInvoices),
  })
}

function tidied({ name, role = "", phone = "", email = "", getsQuotations, getsInvoices }: NewContact) {
  return {
    ...{ name, role, phone, email, emailKey: emailKey(email), phoneKey: phoneKey(phone) },
    ...{ getsQuotations: getsQuotations ?? false, getsInvoices: getsInvoices ?? false },
  }
}

/** Without what only the server needs. */
export const shownContact = ({
  customerId,
  emailKey,
  phoneKey,
  removedAt,
  createdAt,
  ...contact
}: ContactRow): CustomerContact => contact
