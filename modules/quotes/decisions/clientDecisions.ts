import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { conflict } from "#src/shared/errors.ts"
import { requireUninvoiced } from "../agreed/invoiced.ts"
import type { Quotes } from "../requests/service.ts"
import type { QuotationRow } from "../table.ts"
import type { AcceptQuotation, RejectQuotation } from "./schema.ts"
import { type QuotationStates, requireUndecided } from "./states.ts"

/** What the client decided, and what that means for the request and the project. In the caller's transaction. */
export function createClientDecisions({
  projects,
  quotes,
  states,
  invoiced,
}: {
  projects: Projects
  quotes: Pick<Quotes, "dispose">
  states: QuotationStates
  invoiced: Answers["invoiced"]
}) {
  /** Out of sight. A project without a request on which the work has begun goes on without this quotation. */
  function putAway({ requestId, projectId }: QuotationRow, by: User) {
    if (requestId !== null) quotes.dispose(requestId, "rejected", by)
    else if (projects.brief(projectId).status === "planned") projects.archive(projectId, by.id)
  }

  function bringBack({ requestId, projectId }: QuotationRow, by: User) {
    if (requestId !== null) quotes.dispose(requestId, "open", by)
    projects.restore(projectId, by.id)
  }

  return {
    /** The work may begin. Also after the last day: the company may keep to its price. */
    accept(id: number, { version }: AcceptQuotation, by: User) {
      const { quotation, newest, state } = states.find(id)
      requireUndecided(state)
      states.requireNewest(newest, version)
      if (newest.sentAt === null) throw conflict("quotes.sendFirst")
      if (projects.brief(quotation.projectId).archivedAt !== null) throw conflict("projects.archived")
      states.set(quotation, "accepted", { by: by.id })
      states.record("accepted", quotation, by.id, { version })
      projects.begin(quotation.projectId, by.id)
    },
    reject(id: number, { reason }: RejectQuotation, by: User) {
      const { quotation, state } = states.find(id)
      requireUndecided(state)
      states.reject(quotation, reason, by.id)
      putAway(quotation, by)
    },
    /** It was noted by mistake, or the client changed his mind. */
    takeBack(id: number, by: User) {
      const { quotation, state } = states.find(id)
      if (state !== "accepted" && state !== "rejected") throw conflict("quotes.nothingDecided")
      requireUninvoiced(invoiced("quotation", id))
      states.reopen(quotation, by.id)
      if (state === "rejected") bringBack(quotation, by)
      else projects.halt(quotation.projectId, quotation.stateAt, by.id)
    },
  }
}
