import { and, between, count, eq, gte, inArray, ne } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Day } from "#src/shared/days.ts"
import type { Quotations } from "./quotation/service.ts"
import { pileOf } from "./requestView.ts"
import { quotations as quotationTable, quotationVersions, quoteRequests } from "./table.ts"

/** What became of a request: work on it began, it was refused or put away, or it is still open. */
export interface Outcome {
  receivedOn: Day
  outcome: "won" | "lost" | "open"
}

/** What came in and what became of it, for the start screen and the figures. Spam does not count. */
export function createOutcomes({
  db,
  projects,
  quotations,
}: {
  db: Db
  projects: Projects
  quotations: Quotations
}) {
  return {
    /** Every request of the period, both days included. */
    outcomes(from: Day, to: Day): Outcome[] {
      const statuses = projects.statuses()
      return db
        .select({
          receivedOn: quoteRequests.receivedOn,
          disposition: quoteRequests.disposition,
          projectId: quoteRequests.projectId,
        })
        .from(quoteRequests)
        .where(and(between(quoteRequests.receivedOn, from, to), ne(quoteRequests.disposition, "spam")))
        .all()
        .map(({ receivedOn, ...row }) => {
          const pile = pileOf(row, statuses)
          return { receivedOn, outcome: pile === "won" || pile === "open" ? pile : "lost" }
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
