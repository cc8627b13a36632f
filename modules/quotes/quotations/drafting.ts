import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { OwnPictures } from "../pictures/own.ts"
import type { PriceBookService } from "../priceBook/service.ts"
import type { Estimate, EstimateLine } from "../pricing/line.ts"
import type { QuotationRow, VersionRow } from "../table.ts"
import { writeLocally } from "../writing/local.ts"
import type { Job, Texts } from "../writing/texts.ts"
import type { QuotationContent } from "./content.schema.ts"
import { estimateOf, type Sources } from "./content.ts"
import type { Quotations } from "./service.ts"
import type { Draft } from "./versions.ts"
import { foreignIn } from "./warnings.ts"

export type Drafting = ReturnType<typeof createDrafting>

/** The version before, of which what a person left alone stays as it was. */
type Before = Pick<VersionRow, "estimate" | "analysis" | "body" | "writer">

/** What a person filled in as a version: its lines with their prices, its days and its texts. */
export function createDrafting({
  clock,
  log,
  projects,
  quotations,
  priceBook,
  pictures,
}: {
  clock: Clock
  log: Log
  projects: Projects
  quotations: Quotations
  priceBook: PriceBookService
  pictures: OwnPictures
}) {
  const { versions, documents } = quotations

  function calculate(
    content: QuotationContent,
    projectId: number | null,
    before: EstimateLine[],
    sources?: Sources,
  ): Estimate {
    const day = today(clock)
    const btwId = projectId === null ? "" : projects.brief(projectId).client.btwId
    return estimateOf(content, { before, book: priceBook.on(day), today: day, btwId, sources })
  }

  /**
   * What a person wrote stays his. What Waterpas wrote is written anew when the lines are others, and what a model wrote
   * when it names amounts that they no longer have.
   */
  function textsOf({ texts }: QuotationContent, estimate: Estimate, job: Job, before?: Before): Texts {
    if (!texts) return writeLocally(estimate, job)
    const same = before && texts.analysis === before.analysis && texts.quotationText === before.body
    if (!same) return { ...texts, writer: "hand" }
    const stale =
      before.writer === "local" ||
      (before.writer === "model" && foreignIn(texts, estimate, job.terms).length > 0)
    return stale ? writeLocally(estimate, job) : { ...texts, writer: before.writer }
  }

  function draftOf(content: QuotationContent, projectId: number, before?: Before, sources?: Sources): Draft {
    const carried = { ...content, pictures: pictures.take(content.pictures ?? [], projectId) }
    const estimate = calculate(carried, projectId, before?.estimate.lines ?? [], sources)
    const wanted = { issuedOn: today(clock), wantedStart: content.wantedStart }
    const days = {
      ...{ ...wanted, start: quotations.startOf(estimate.lines, wanted) },
      terms: quotations.termsNow(),
    }
    return {
      ...days,
      consumer: !content.reverseCharge && content.facts.use !== "business",
      estimate,
      texts: textsOf(content, estimate, quotations.jobOf(projectId, days), before),
    }
  }

  /** The project carries what its quotation comes to. */
  function priceProject({ id, projectId }: QuotationRow, { totals }: Estimate, by: User) {
    projects.quote(projectId, id, { cents: totals.incVatCents, netCents: totals.exVatCents }, by.id)
  }

  return {
    calculate,
    draftOf,
    priceProject,
    /** Version 1 of a quotation by hand, and the job for its documents. In the caller's transaction. */
    begin(projectId: number, draft: Draft, by: User): QuotationRow {
      const quotation = versions.begin(
        { projectId, requestId: null, origin: "hand", state: "concept" },
        by.id,
      )
      const version = versions.add(quotation.id, draft, by.id)
      priceProject(quotation, draft.estimate, by)
      documents.make(version.id)
      log.record("quotation.saved", { kind: "project", id: projectId }, by.id, {
        number: quotation.number,
        version: version.version,
      })
      return quotation
    },
  }
}
