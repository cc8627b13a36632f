import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import type { QuotationState } from "../quotations/schema.ts"
import type { Versions } from "../quotations/versions.ts"
import { stateOf } from "../quotations/view.ts"
import type { Disposition } from "../requests/schema.ts"
import { type QuotationRow, quotations, type VersionRow } from "../table.ts"

export type QuotationStates = ReturnType<typeof createStates>

/** What became of a quotation, with its line in the log. All in the caller's transaction. */
export function createStates({
  db,
  clock,
  log,
  versions,
}: {
  db: Db
  clock: Clock
  log: Log
  versions: Versions
}) {
  function record(
    action: string,
    { projectId, number }: QuotationRow,
    by: number,
    details: Record<string, string | number | null> = {},
  ) {
    log.record(`quotation.${action}`, { kind: "project", id: projectId }, by, { number, ...details })
  }

  function set(
    { id }: QuotationRow,
    state: QuotationRow["state"],
    { by, at = clock().toISOString(), reason = "" }: { by: number | null; at?: string; reason?: string },
  ) {
    versions.set(id, { state, stateAt: at, stateBy: by, reason })
  }

  function reject(quotation: QuotationRow, reason: string, by: number) {
    set(quotation, "rejected", { by, reason })
    record("rejected", quotation, by, { reason })
  }

  /** To what it was before it was decided, since when and by whom that was. */
  function reopen(quotation: QuotationRow, by: number) {
    const newest = versions.latest(quotation.id)!
    if (newest.sentAt === null) set(quotation, "concept", { by: newest.createdBy, at: newest.createdAt })
    else set(quotation, "sent", { by: newest.sentBy, at: newest.sentAt })
    record(quotation.state === "accepted" ? "acceptanceUndone" : "rejectionUndone", quotation, by)
  }

  return {
    record,
    /** To whom any version of it was mailed. */
    mailedTo: ({ projectId, number }: QuotationRow): string[] =>
      log
        .about("project", projectId)
        .filter(({ action, details }) => action === "quotation.mailed" && details.number === number)
        .map(({ details }) => String(details.to)),
    set,
    reject,
    reopen,
    /** The quotation with its newest version, and what it is today. */
    find(id: number): { quotation: QuotationRow; newest: VersionRow; state: QuotationState } {
      const quotation = versions.find(id)
      const newest = versions.latest(id)!
      return { quotation, newest, state: stateOf(quotation, newest.validUntil, today(clock)) }
    },
    /** Who decides on a version must have seen the newest. */
    requireNewest(newest: VersionRow, seen: number) {
      if (newest.version === seen) return
      versions.version(newest.quotationId, seen)
      throw new DomainError("quotes.newerVersion", 409, { values: { version: newest.version } })
    },
    /** The office refused a request, put it away or took that back: its quotation goes along. */
    followRequest(requestId: number, disposition: Disposition, by: number) {
      const quotation = db.select().from(quotations).where(eq(quotations.requestId, requestId)).get()
      if (quotation?.state === "accepted" && disposition !== "open") throw conflict("quotes.acceptedFirst")
      if (quotation && quotation.state !== "rejected" && disposition === "rejected") reject(quotation, "", by)
      if (quotation?.state === "rejected" && disposition === "open") reopen(quotation, by)
    },
  }
}

/** Refuses what can't be decided on, with the sentence that says why. */
export function requireUndecided(state: QuotationState) {
  const why = obstacles[state]
  if (why) throw conflict(why)
}

const obstacles: Partial<Record<QuotationState, string>> = {
  proposed: "quotes.keepFirst",
  accepted: "quotes.alreadyAccepted",
  rejected: "quotes.alreadyRejected",
}
