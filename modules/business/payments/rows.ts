import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { DomainError } from "#src/shared/errors.ts"
import { type PaymentRow, salesPayments } from "../table.ts"
import type { Payment } from "./schema.ts"

export type PaymentRows = ReturnType<typeof createPaymentRows>

/** Payments as rows. What writes takes part in the caller's transaction. */
export function createPaymentRows({ db, people }: { db: Db; people: () => User[] }) {
  const rowsOf = (invoiceId: number): PaymentRow[] =>
    db
      .select()
      .from(salesPayments)
      .where(eq(salesPayments.invoiceId, invoiceId))
      .orderBy(asc(salesPayments.paidOn), asc(salesPayments.id))
      .all()

  return {
    rowsOf,
    find(id: number): PaymentRow {
      const row = db.select().from(salesPayments).where(eq(salesPayments.id, id)).get()
      if (!row) throw new DomainError("business.paymentNotFound", 404)
      return row
    },
    insert: (values: typeof salesPayments.$inferInsert): PaymentRow =>
      db.insert(salesPayments).values(values).returning().get(),
    set: (id: number, values: Partial<PaymentRow>): PaymentRow =>
      db.update(salesPayments).set(values).where(eq(salesPayments.id, id)).returning().get(),
    /** The oldest first, with what was noted wrongly. */
    of: (invoiceId: number): Payment[] =>
      rowsOf(invoiceId).map(({ id, paidOn, cents, how, note, recordedBy, removedAt }) => ({
        ...{ id, paidOn, how, note },
        amount: cents / 100,
        by: people().find((person) => person.id === recordedBy)?.name ?? null,
        removed: removedAt !== null,
      })),
  }
}
