import { and, eq, lte, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { Notice } from "#src/shared/notice.ts"
import { newestInShort } from "../quotations/versions.ts"
import { quotations, vatDeclarations } from "../table.ts"

/** How many days before its last one a quotation without an answer asks for attention. */
const daysAhead = 5

interface Waiting {
  id: number
  number: string
  projectId: number
  since: string
  totalCents?: number
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
  const newest = newestInShort(db)
  const itsNewest = eq(newest.quotationId, quotations.id)

  /** Of those sent, what holds no longer than that day. What was put away waits for nobody. */
  function unanswered(until: Day) {
    const found = db
      .select({
        id: quotations.id,
        number: quotations.number,
        projectId: quotations.projectId,
        validUntil: newest.validUntil,
        totalCents: newest.totalCents,
      })
      .from(quotations)
      .innerJoin(newest, itsNewest)
      .where(and(eq(quotations.state, "sent"), lte(newest.validUntil, until)))
      .orderBy(newest.validUntil, quotations.id)
      .all()
    if (found.length === 0) return []
    const archived = projects.archived()
    return found.filter(({ projectId }) => !archived.has(projectId))
  }

  /** Accepted with a line at 9% that asks for it, while the client declared nothing about the building. */
  function undeclared(): Waiting[] {
    const declared = sql`EXISTS (SELECT 1 FROM ${vatDeclarations}
      WHERE ${vatDeclarations.quotationId} = ${quotations.id} AND ${vatDeclarations.olderThan2Years} = 1)`
    return db
      .select({
        id: quotations.id,
        number: quotations.number,
        projectId: quotations.projectId,
        since: quotations.stateAt,
      })
      .from(quotations)
      .innerJoin(newest, itsNewest)
      .where(and(eq(quotations.state, "accepted"), eq(newest.needsDeclaration, true), sql`NOT ${declared}`))
      .orderBy(quotations.stateAt)
      .all()
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
        group: "work",
        ...(first.totalCents !== undefined && {
          cents: waiting.reduce((sum, { totalCents = 0 }) => sum + totalCents, 0),
          action: "quotes.decisions.notices.call",
        }),
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
