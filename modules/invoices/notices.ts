import { and, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Notice } from "#src/shared/notice.ts"
import { purchaseInvoices, scans } from "./table.ts"

/** Invoices that wait for a person: to be checked, typed because they can't be read, or paid. */
export const createInvoiceNotices = ({ db, clock }: { db: Db; clock: Clock }) => {
  const waiting = (state: "read" | "failed") =>
    db
      .select({
        n: sql<number>`count(*)`,
        id: sql<number>`min(${scans.id})`,
        since: sql<string | null>`min(${scans.createdAt})`,
      })
      .from(scans)
      .where(inArray(scans.state, [state]))
      .get()!

  const overdue = () =>
    db
      .select({
        n: sql<number>`count(*)`,
        id: sql<number>`min(${purchaseInvoices.id})`,
        dueOn: sql<string | null>`min(${purchaseInvoices.dueDate})`,
        cents: sql<number>`coalesce(sum(${purchaseInvoices.payableCents}), 0)`,
      })
      .from(purchaseInvoices)
      .where(
        and(
          isNull(purchaseInvoices.paidOn),
          isNotNull(purchaseInvoices.dueDate),
          lt(purchaseInvoices.dueDate, today(clock)),
          stands,
        ),
      )
      .get()!

  return (): Notice[] => {
    const read = waiting("read")
    const failed = waiting("failed")
    const late = overdue()
    return [
      ...notice(
        "unreadable",
        "warn",
        failed.n,
        failed.since,
        failed.n === 1 ? `/invoice-ocr/${failed.id}` : "/invoice-ocr",
      ),
      ...notice(
        "overdue",
        "warn",
        late.n,
        late.dueOn && `${late.dueOn}T22:00:00.000Z`,
        late.n === 1 ? `/purchase-invoices/${late.id}` : "/purchase-invoices?show=overdue",
        { cents: late.cents, action: "invoices.notices.overdueAction" },
      ),
      ...notice(
        "toCheck",
        "info",
        read.n,
        read.since,
        read.n === 1 ? `/invoice-ocr/${read.id}` : "/invoice-ocr",
      ),
    ]
  }
}

/** Neither taken back nor what takes back; a credit note is not paid but received. */
const stands = sql`${purchaseInvoices.kind} in ('invoice', 'receipt') and not exists
  (select 1 from purchase_invoices later where later.reverses = ${purchaseInvoices.id})`

const notice = (
  key: string,
  tone: Notice["tone"],
  count: number,
  since: string | null,
  href: string,
  about: Pick<Notice, "cents" | "action"> = {},
): Notice[] =>
  count === 0
    ? []
    : [
        {
          key: `invoices.${key}`,
          text: `invoices.notices.${key}`,
          values: {},
          count,
          href,
          since,
          tone,
          role: "manager",
          ...about,
        },
      ]
