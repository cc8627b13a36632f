import { and, between, count, eq, gte, inArray, isNull, ne } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import { dayOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import type { Origin } from "../quotations/schema.ts"
import type { Quotations } from "../quotations/service.ts"
import { newestInShort } from "../quotations/versions.ts"
import { stateOf } from "../quotations/view.ts"
import {
  type QuotationRow,
  quotations as quotationTable,
  quotationVersions,
  quoteRequests,
} from "../table.ts"
import type { Disposition } from "./schema.ts"

/**
 * What became of a request or a quotation. Won: it was accepted, or the work it asked for began. Lost: it was
 * refused, put away, or expired without an answer.
 */
export interface Outcome {
  /** Of the request, or of a quotation that nobody asked for on the site. */
  day: Day
  outcome: "won" | "lost" | "open"
  projectId: number | null
}

/** What came in and what became of it, for the start screen and the figures. Spam does not count. */
export function createOutcomes({
  db,
  clock,
  projects,
  quotations,
}: {
  db: Db
  clock: Clock
  projects: Projects
  quotations: Quotations
}) {
  const newest = newestInShort(db)
  const offer = {
    state: quotationTable.state,
    origin: quotationTable.origin,
    validUntil: newest.validUntil,
  }
  const itsNewest = eq(newest.quotationId, quotationTable.id)

  /** Each request once, with the quotation that answers it. */
  const requested = (from: Day, to: Day) =>
    db
      .select({
        day: quoteRequests.receivedOn,
        disposition: quoteRequests.disposition,
        projectId: quoteRequests.projectId,
        ...offer,
      })
      .from(quoteRequests)
      .leftJoin(quotationTable, eq(quotationTable.requestId, quoteRequests.id))
      .leftJoin(newest, itsNewest)
      .where(and(between(quoteRequests.receivedOn, from, to), ne(quoteRequests.disposition, "spam")))
      .all()

  /** Those of the generator and by hand. */
  const offered = (from: Day, to: Day) =>
    db
      .select({ createdAt: quotationTable.createdAt, projectId: quotationTable.projectId, ...offer })
      .from(quotationTable)
      .innerJoin(newest, itsNewest)
      .where(
        and(
          isNull(quotationTable.requestId),
          // A day in the Netherlands begins before that of UTC.
          between(quotationTable.createdAt, addDays(from, -1), addDays(to, 1)),
        ),
      )
      .all()
      .map(({ createdAt, ...found }) => ({ ...found, day: dayOf(new Date(createdAt)), disposition: null }))
      .filter(({ day }) => day >= from && day <= to)

  return {
    /** Everything of the period, both days included. */
    outcomes(from: Day, to: Day): Outcome[] {
      const statuses = projects.statuses()
      const now = today(clock)
      return [...requested(from, to), ...offered(from, to)].map((found) => {
        const status = found.projectId === null ? undefined : statuses.get(found.projectId)
        const begun = status === "active" || status === "completed"
        return { day: found.day, projectId: found.projectId, outcome: outcomeOf(found, begun, now) }
      })
    },
    receivedSince: (day: Day): number =>
      db
        .select({ requests: count() })
        .from(quoteRequests)
        .where(and(gte(quoteRequests.receivedOn, day), ne(quoteRequests.disposition, "spam")))
        .get()!.requests,
    /** The requests that wait for documents which could not be made, and since when. */
    failed(): { id: number; reference: string; since: string }[] {
      const failed = quotations.failedVersions()
      if (failed.size === 0) return []
      const rows = db
        .select({
          id: quoteRequests.id,
          reference: quoteRequests.reference,
          versionId: quotationVersions.id,
        })
        .from(quotationVersions)
        .innerJoin(quotationTable, eq(quotationTable.id, quotationVersions.quotationId))
        .innerJoin(quoteRequests, eq(quoteRequests.id, quotationTable.requestId))
        .where(and(inArray(quotationVersions.id, [...failed.keys()]), eq(quoteRequests.disposition, "open")))
        .all()
      // Of an earlier version nobody needs the documents any more.
      const latest = quotations.latestOf(rows.map(({ id }) => id))
      return rows
        .filter(({ id, versionId }) => latest.get(id)?.id === versionId)
        .map(({ id, reference, versionId }) => ({ id, reference, since: failed.get(versionId)! }))
    },
  }
}

/** What the client decided counts before all; a job on which a quotation was made by hand may have begun long before. */
function outcomeOf(
  {
    state,
    origin,
    validUntil,
    disposition,
  }: {
    state: QuotationRow["state"] | null
    origin: Origin | null
    validUntil: Day | null
    disposition: Disposition | null
  },
  begun: boolean,
  now: Day,
): Outcome["outcome"] {
  if (state === "accepted") return "won"
  if (state === "rejected" || (disposition !== null && disposition !== "open")) return "lost"
  if (begun && origin !== "hand") return "won"
  return state !== null && stateOf({ state }, validUntil, now) === "expired" ? "lost" : "open"
}
