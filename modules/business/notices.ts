import { and, asc, lt, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Notice } from "#src/shared/notice.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { Billing } from "./billing/service.ts"
import type { InvoiceFiles } from "./sales/files.ts"
import { openCents } from "./sales/open.ts"
import { salesInvoices } from "./table.ts"

/** What waits for a person: invoices not paid in time or without their files, and what may be invoiced. */
export const createBusinessNotices =
  ({
    db,
    clock,
    files,
    billing,
  }: {
    db: Db
    clock: Clock
    files: Pick<InvoiceFiles, "failed">
    billing: Pick<Billing, "partsDue">
  }) =>
  (): Notice[] => {
    const late = overdueOf(db, today(clock))
    const due = billing.partsDue()
    const failed = files.failed()
    return [
      ...(late.length > 0
        ? [
            {
              key: "business.overdue",
              text: "business.notices.overdue",
              values: { number: late[0]!.number! },
              count: late.length,
              href: late.length === 1 ? `/facturen/${late[0]!.id}` : "/facturen?status=te-laat",
              since: `${late[0]!.dueOn}T00:00:00.000Z`,
              tone: "warn" as const,
              role: "manager" as const,
              group: "money" as const,
              cents: sum(late.map(({ cents }) => cents)),
            },
          ]
        : []),
      ...due.slice(0, 1).map(({ projectName, projectId, since }) => ({
        key: "business.due",
        text: "business.notices.due",
        values: { project: projectName },
        count: due.length,
        href: due.length === 1 ? `/projects/${projectId}?tab=documenten` : "/facturen",
        since: since && `${since}T00:00:00.000Z`,
        tone: "info" as const,
        role: "manager" as const,
        group: "money" as const,
        cents: round(sum(due.map(({ amount }) => amount)) * 100),
      })),
      ...failed.slice(0, 1).map(({ id, endedAt }) => ({
        key: "business.filesFailed",
        text: "business.notices.filesFailed",
        values: {},
        count: failed.length,
        href: `/facturen/${id}`,
        since: endedAt,
        tone: "bad" as const,
        role: "manager" as const,
      })),
    ]
  }

/** Sent, past their day, and not all paid; the longest first. */
function overdueOf(db: Db, day: string) {
  const { id, number, dueOn } = salesInvoices
  return db
    .select({ id, number, dueOn, cents: openCents })
    .from(salesInvoices)
    .where(and(lt(dueOn, day), sql`${openCents} > 0`))
    .orderBy(asc(dueOn), asc(id))
    .all()
}
