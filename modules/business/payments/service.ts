import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays } from "#src/shared/days.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import { round } from "#src/shared/rounding.ts"
import type { SalesRows } from "../sales/rows.ts"
import type { SalesInvoice } from "../sales/schema.ts"
import type { PaymentRow } from "../table.ts"
import { subjectOf } from "../told.ts"
import type { PaymentRows } from "./rows.ts"
import type { NewPayment, SetPaymentRemoved } from "./schema.ts"

export type SalesPayments = ReturnType<typeof createSalesPayments>

/** What came in for invoices: in part, in full, too much, or back. Never changed: taken back, and noted anew. */
export function createSalesPayments({
  db,
  clock,
  log,
  replays,
  rows,
  payments,
  get,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  rows: SalesRows
  payments: PaymentRows
  get: (invoiceId: number) => SalesInvoice
}) {
  function record(action: string, payment: PaymentRow, by: User) {
    const row = rows.find(payment.invoiceId)
    const { id, number } = row
    const told = { invoice: id, number, payment: payment.id, amount: payment.cents / 100, on: payment.paidOn }
    log.record(`sales.${action}`, subjectOf(row), by.id, told)
  }

  function note(invoiceId: number, { amount, paidOn, ...rest }: NewPayment, by: User) {
    const { number, issuedOn, creditsId } = rows.find(invoiceId)
    if (number === null) throw conflict("business.onlySent")
    if (creditsId !== null) throw conflict("business.creditIsSettled")
    const cents = round(amount * 100)
    const wrong: Record<string, string> = {}
    if (cents === 0) wrong.amount = "business.amountWrong"
    if (paidOn > today(clock)) wrong.paidOn = "business.paidInFuture"
    // Who pays before he has an invoice pays beforehand, but not years.
    if (paidOn < addDays(issuedOn!, -366)) wrong.paidOn = "business.paidBefore"
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    const isSame = (row: PaymentRow) =>
      row.removedAt === null && row.cents === cents && row.paidOn === paidOn && row.note === rest.note
    if (payments.rowsOf(invoiceId).some(isSame)) throw conflict("business.paidTwice")
    const stamp = { recordedAt: clock().toISOString(), recordedBy: by.id }
    record("invoicePaid", payments.insert({ invoiceId, cents, paidOn, ...rest, ...stamp }), by)
  }

  return {
    known: payments.find,
    note(invoiceId: number, payment: NewPayment, key: string | null, by: User): SalesInvoice {
      replays.once<true>("sales.pay", key, { invoiceId, payment }, () => {
        note(invoiceId, payment, by)
        return true
      })
      return get(invoiceId)
    },
    setRemoved: (id: number, { removed }: SetPaymentRemoved, by: User): SalesInvoice =>
      write<SalesInvoice>(db, () => {
        const row = payments.find(id)
        if ((row.removedAt !== null) !== removed) {
          const removedAt = removed ? clock().toISOString() : null
          record(
            removed ? "paymentRemoved" : "paymentRestored",
            payments.set(id, { removedAt, removedBy: removed ? by.id : null }),
            by,
          )
        }
        return get(row.invoiceId)
      }),
  }
}
