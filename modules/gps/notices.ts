import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import { dayOf } from "#src/shared/calendar.ts"
import type { Notice } from "#src/shared/notice.ts"
import { reaches } from "#src/shared/roles.ts"
import { sum } from "#src/shared/rounding.ts"
import { incomplete, notApproved, over } from "./approval/piles.ts"
import type { CostRates } from "./approval/rates.ts"
import type { Reminders } from "./approval/reminders.ts"
import { pendingStatus } from "./approval/status.ts"
import type { EntryRows } from "./entries/rows.ts"
import { timeEntries } from "./table.ts"

type Me = Pick<User, "id" | "role">

/** Hours that wait: for the office to approve them, or for who worked to complete them. */
export function createHoursNotices({
  db,
  rows,
  rates,
  reminders,
}: {
  db: Db
  rows: Pick<EntryRows, "view">
  rates: CostRates
  reminders: Reminders
}) {
  const open = sql`${timeEntries.review} = 'open'`
  const found = (where: SQL) =>
    db
      .select({
        count: sql<number>`count(*)`,
        since: sql<string | null>`min(${timeEntries.startedAt})`,
        note: sql<string | null>`min(${timeEntries.reviewNote})`,
      })
      .from(timeEntries)
      .where(and(notApproved, over, where))
      .get()!

  /** Worked on a project before the office knew what their hour costs. */
  function withoutRate() {
    const people = db
      .select({ accountId: timeEntries.accountId, first: sql<string>`min(${timeEntries.startedAt})` })
      .from(timeEntries)
      .where(
        and(
          ...[notApproved, open, over, eq(timeEntries.contractorName, "")],
          sql`${timeEntries.kind} in ('work', 'travel') and ${timeEntries.projectId} is not null`,
        ),
      )
      .groupBy(timeEntries.accountId)
      .all()
    return rates.missing(people.map(({ accountId, first }) => ({ accountId, day: dayOf(new Date(first)) })))
  }

  /** One matter: what misses something is among them, and is said below. */
  function toApprove(): Notice[] {
    const { count, since } = found(open)
    const all = { href: approvalPath, role: "manager" } as const
    if (count > mostRead) return notice("toApprove", { count, since }, all)
    const entries = db
      .select()
      .from(timeEntries)
      .where(and(notApproved, over, open))
      .all()
    const rateOf = rates.table()
    const seen = rows.view(entries).map(({ days, duration }, at) => {
      const { accountId } = entries[at]!
      const hasRate = days.every(({ day }) => rateOf(accountId, day) !== undefined)
      return { duration, ready: pendingStatus(entries[at]!, hasRate) === "ready" }
    })
    const ready = seen.filter(({ ready }) => ready).length
    const minutes = sum(seen.map(({ duration }) => duration))
    const detail = ready === 0 ? "noneReady" : ready < count ? "someReady" : "allReady"
    return notice(
      "toApprove",
      { count, since },
      {
        ...{
          ...all,
          values: { hours: Math.floor(minutes / 60), minutes: minutes % 60, ready, missing: count - ready },
          group: "work",
        },
        ...(ready === 0 && { href: `${approvalPath}?status=aanvullen` }),
        detail: `gps.approval.notices.${detail}`,
      },
    )
  }

  function forOffice(me: Me): Notice[] {
    if (!reaches(me.role, "manager")) return []
    const missing = reaches(me.role, "owner") ? withoutRate() : 0
    return [
      ...toApprove(),
      ...notice("noRate", { count: missing, since: null }, { href: "/uren/tarieven", role: "owner" }),
    ]
  }

  function forOneself(me: Me): Notice[] {
    const own = eq(timeEntries.accountId, me.id)
    const sentBack = found(sql`${own} and ${timeEntries.review} = 'rejected'`)
    const due = reminders.due(me)
    const [first] = due
    return [
      ...notice("ownRejected", sentBack, { values: { note: sentBack.note ?? "" } }),
      ...notice("ownIncomplete", found(sql`${own} and ${open} and ${incomplete}`)),
      ...notice(
        "reminder",
        { count: due.length, since: first?.reminderDate ?? null },
        { values: { message: first?.message ?? "" }, tone: "info" },
      ),
    ]
  }

  return (me: Me): Notice[] => [...forOneself(me), ...forOffice(me)]
}

const approvalPath = "/uren/goedkeuren"
/** Of more than a month of a large company only their number: this is asked each minute, by everyone. */
const mostRead = 400

const notice = (
  key: string,
  { count, since }: { count: number; since: string | null },
  {
    href = "/gps-tracking",
    role = "worker",
    tone = "warn",
    values = {},
    ...rest
  }: Partial<Pick<Notice, "href" | "role" | "tone" | "values" | "detail" | "group">> = {},
): Notice[] =>
  count === 0
    ? []
    : [
        {
          key: `gps.${key}`,
          text: `gps.approval.notices.${key}`,
          values,
          count,
          href,
          since,
          tone,
          role,
          ...rest,
        },
      ]
