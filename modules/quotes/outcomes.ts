import { and, between, count, gte, ne } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Day } from "#src/shared/days.ts"
import { pileOf } from "./requestView.ts"
import { quoteRequests } from "./table.ts"

/** What became of a request: work on it began, it was refused or put away, or it is still open. */
export interface Outcome {
  receivedOn: Day
  outcome: "won" | "lost" | "open"
}

/** What came in and what became of it, for the start screen and the figures. Spam does not count. */
export function createOutcomes({ db, projects }: { db: Db; projects: Projects }) {
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
  }
}
