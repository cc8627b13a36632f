import type { Changed, ChangeKind, WayBack } from "#src/manifest/changes.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Decisions } from "./decisions/service.ts"
import { extraWorkChanges } from "./extraWork/recent.ts"
import type { ExtraWorkService } from "./extraWork/service.ts"
import type { Quotations } from "./quotations/service.ts"
import { type Disposition, dispositions } from "./requests/schema.ts"
import type { Quotes } from "./requests/service.ts"
import type { Templates } from "./templates/service.ts"

/** What is told of requests and quotations in the list of recent changes. Those of quotations stand with their project. */
export function quoteChanges({
  quotes,
  quotations,
  decisions,
  templates,
  extraWork,
  clock,
}: {
  quotes: Quotes
  quotations: Quotations
  decisions: Decisions
  templates: Templates
  extraWork: ExtraWorkService
  clock: Clock
}): Changed {
  /** To the pile where it lay. */
  const moved = (to: Disposition): [string, ChangeKind] => [
    `request.${to}`,
    {
      back({ subjectId, details }) {
        const id = Number(subjectId)
        const from = dispositions.find((known) => known === details.from)
        if (!from || quotes.brief(id).disposition !== to) return undefined
        return (by) => quotes.dispose(id, from, by, to)
      },
    },
  ]
  /** Undecided again. */
  const decided =
    (state: "accepted" | "rejected"): WayBack =>
    ({ details }) => {
      const quotation = quotations.versions.numbered(String(details.number))
      if (quotation?.state !== state) return undefined
      return (by) => decisions.takeBack(quotation.id, null, by)
    }
  const kept = (verb: "remove" | "restore"): ChangeKind => ({
    back: ({ subjectId }) =>
      templates.isKept(Number(subjectId)) === (verb === "remove")
        ? (by) => templates[verb](Number(subjectId), by)
        : undefined,
  })
  const told = (tells: string[], back?: WayBack): ChangeKind => ({ tells: ["number", ...tells], back })
  /** What the client has of it, or said of it. */
  const toldOnCard = (tells: string[], back?: WayBack): ChangeKind => ({
    ...told(tells, back),
    onCard: true,
    at({ number }) {
      const quotation = quotations.versions.numbered(String(number))
      return quotation && `/offertes/${quotation.id}`
    },
  })
  return {
    subjects: {
      request: {
        least: "manager",
        now: (id) => ({
          name: quotes.brief(Number(id)).name,
          href: `/offerte-aanvragen?aanvraag=${id}`,
        }),
        ofCustomer: ({ projectIds }) => quotes.numbersOf(projectIds),
      },
      template: {
        least: "manager",
        now: (id) => ({ name: templates.nameOf(Number(id)), href: "/offertes/sjablonen" }),
      },
      priceBook: { least: "manager", now: () => ({ name: "", href: "/normen" }) },
    },
    actions: {
      ...Object.fromEntries(dispositions.map(moved)),
      "request.received": { onCard: true },
      "request.added": { onCard: true },
      "request.linkGiven": {},
      "request.appointment": { tells: ["at"], onCard: true },
      "request.appointmentWithdrawn": { onCard: true },
      "quotation.proposed": told([]),
      "quotation.saved": toldOnCard(["version"]),
      "quotation.discarded": told([]),
      "quotation.mailed": toldOnCard(["version", "to"]),
      "quotation.markedSent": toldOnCard(["version"]),
      "quotation.accepted": toldOnCard(["version"], decided("accepted")),
      "quotation.rejected": toldOnCard(["reason"], decided("rejected")),
      "quotation.acceptanceUndone": toldOnCard([]),
      "quotation.rejectionUndone": toldOnCard([]),
      "quotation.declaredOld": told(["givenBy", "builtIn"]),
      "quotation.declaredNew": told(["givenBy", "builtIn"]),
      ...extraWorkChanges(extraWork, clock),
      "template.kept": {},
      "template.renamed": { tells: ["from", "to"] },
      "template.removed": kept("restore"),
      "template.restored": kept("remove"),
      "priceBook.changed": {},
      "terms.saved": {},
    },
  }
}
