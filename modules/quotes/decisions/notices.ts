import { and, eq, lte, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { needsDeclaration } from "../pricing/vat.ts"
import { quotations, quotationVersions, vatDeclarations } from "../table.ts"

/** How many days before its last one a quotation without an answer asks for attention. */
const daysAhead = 5

interface Waiting {
  id: number
  number: string
  projectId: number
  since: string
}

/** Quotations that wait for the client's answer for long, and low VAT that nothing proves. */
export const createDecisionNotices = ({
  db,
  clock,
  projects,
}: {
  db: Db
  clock: Clock
  projects: Projects
}) => {
  const newest = sql`(SELECT max(newer.version) FROM quotation_versions newer WHERE newer.quotation_id = ${quotations.id})`

  /** Of those sent, what holds no longer than that day. What was put away waits for nobody. */
  function unanswered(until: Day) {
    const found = db
      .select({
        id: quotations.id,
        number: quotations.number,
        projectId: quotations.projectId,
        validUntil: quotationVersions.validUntil,
      })
      .from(quotations)
      .innerJoin(quotationVersions, eq(quotationVersions.quotationId, quotations.id))
      .where(
        and(
          eq(quotations.state, "sent"),
          eq(quotationVersions.version, newest),
          lte(quotationVersions.validUntil, until),
        ),
      )
      .orderBy(quotationVersions.validUntil, quotations.id)
      .all()
    if (found.length === 0) return []
    const archived = projects.archived()
    return found.filter(({ projectId }) => !archived.has(projectId))
  }

  /** Accepted with a line at 9% that asks for it, while the client declared nothing about the building. */
  function undeclared(): Waiting[] {
    const low = sql`EXISTS (SELECT 1 FROM json_each(${quotationVersions.estimate}, '$.totals.vat') part
      WHERE json_extract(part.value, '$.rate') = 9)`
    const declared = sql`EXISTS (SELECT 1 FROM ${vatDeclarations}
      WHERE ${vatDeclarations.quotationId} = ${quotations.id} AND ${vatDeclarations.olderThan2Years} = 1)`
    return db
      .select({
        id: quotations.id,
        number: quotations.number,
        projectId: quotations.projectId,
        since: quotations.stateAt,
        estimate: quotationVersions.estimate,
      })
      .from(quotations)
      .innerJoin(quotationVersions, eq(quotationVersions.quotationId, quotations.id))
      .where(
        and(
          eq(quotations.state, "accepted"),
          eq(quotationVersions.version, newest),
          sql`NOT ${declared}`,
          low,
        ),
      )
      .orderBy(quotations.stateAt)
      .all()
      .filter(({ estimate }) => estimate.lines.some(needsDeclaration))
  }

  function notice(key: string, tone: Notice["tone"], waiting: Waiting[]): Notice[] {
    const [first] = waiting
    if (!first) return []
    return [
      {
        key: `quotes.${key}`,
        text: `quotes.decisions.notices.${key}`,
        values: { number: first.number, project: projects.brief(first.projectId).name },
        count: waiting.length,
        href: waiting.length === 1 ? `/offertes/${first.id}` : "/chatgpt-quotations",
        since: first.since,
        tone,
        role: "manager",
      },
    ]
  }

  return (): Notice[] => {
    const now = today(clock)
    const sent = unanswered(addDays(now, daysAhead)).map(({ validUntil, ...quotation }) => {
      const expired = validUntil! < now
      const since = `${addDays(validUntil!, expired ? 1 : -daysAhead)}T00:00:00.000Z`
      return { ...quotation, expired, since }
    })
    return [
      ...notice(
        "expired",
        "warn",
        sent.filter(({ expired }) => expired),
      ),
      ...notice("noDeclaration", "warn", undeclared()),
      ...notice(
        "expiring",
        "info",
        sent.filter(({ expired }) => !expired),
      ),
    ]
  }
}
