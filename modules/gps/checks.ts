import { and, eq, gte, isNotNull, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { beginOf } from "#src/shared/calendar.ts"
import type { Check, CheckSource } from "#src/shared/check.ts"
import { counted } from "#src/shared/counted.ts"
import type { Day } from "#src/shared/days.ts"
import { type Role, reaches } from "#src/shared/roles.ts"
import { approval as nl } from "./approval/nl.ts"
import { incomplete, notApproved, over, waitsForOffice, withoutProject } from "./approval/piles.ts"
import { approval as forWorkers } from "./approval/worker.nl.ts"
import { timeEntries } from "./table.ts"

interface Me {
  id: number
  role: Role
}

/** Hours that are settled before a day ends: those to approve, or one's own that miss something. Counted, never listed. */
export function createHoursChecks({ db }: { db: Db }) {
  const count = (where: SQL | undefined): number =>
    db.select({ n: sql<number>`count(*)` }).from(timeEntries).where(where).get()!.n
  const sentBack = sql`${timeEntries.review} = 'rejected'`
  const own = ({ id }: Me) => eq(timeEntries.accountId, id)

  function forOffice(today: Day): Check[] {
    const toApprove = count(and(notApproved, over, waitsForOffice))
    const unassigned = count(and(notApproved, over, waitsForOffice, withoutProject))
    const withoutEnd = count(
      and(
        sql`${timeEntries.review} = 'approved'`,
        gte(timeEntries.reviewedAt, beginOf(today).toISOString()),
        isNotNull(timeEntries.forgottenAt),
      ),
    )
    return [
      {
        ...{ key: "gps.toApprove", category: "hours", priority: "high", left: toApprove },
        ...{ task: counted(nl.checks.toApprove, toApprove), href: "/uren/goedkeuren" },
        ...(withoutEnd > 0 && { prevented: counted(nl.checks.withoutEnd, withoutEnd) }),
      },
      {
        ...{ key: "gps.hoursOnNoProject", category: "hours", priority: "high", left: unassigned },
        ...{ task: counted(nl.checks.unassigned, unassigned), href: "/uren/goedkeuren?status=aanvullen" },
      },
    ]
  }

  function forOneself(me: Me): Check[] {
    const left = count(and(notApproved, over, own(me), or(incomplete, sentBack)))
    return [
      {
        ...{ key: "gps.own", category: "hours", priority: "high", left },
        ...{ task: counted(forWorkers.checks.own, left), href: "/gps-tracking" },
      },
    ]
  }

  const of: CheckSource = (me, today) => (reaches(me.role, "manager") ? forOffice(today) : forOneself(me))
  return {
    of,
    /** Hours that wait for an approval: all for the office, one's own for who works. */
    waiting: (me: Me): number =>
      count(and(notApproved, over, waitsForOffice, reaches(me.role, "manager") ? undefined : own(me))),
  }
}
