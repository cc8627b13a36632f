import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { apart } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { notFound } from "#src/shared/errors.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { isInWords } from "../catalogue/entries.ts"
import type { Answers } from "../catalogue/question.ts"
import type { PriceBookService } from "../priceBook/service.ts"
import type { Drafting } from "../quotations/drafting.ts"
import type { QuotationEditor } from "../quotations/editor.ts"
import type { Quotations } from "../quotations/service.ts"
import { contentOf } from "../quotations/unchanged.ts"
import type { Draft } from "../quotations/versions.ts"
import { type QuotationRow, type QuoteRequestRow, quoteRequests } from "../table.ts"
import { merged } from "./merged.ts"
import {
  deviates,
  type Known,
  type OnSiteQuestion,
  questionsOnSite,
  workedOut,
  wrongFindings,
} from "./questions.ts"
import type { Deviation } from "./schema.ts"

export type OnSite = ReturnType<typeof createOnSite>

/** What was found where the work is: `before` went into the newest version already. */
interface Findings {
  before: Answers
  found: Answers
}

/** A quotation of the wizard, looked at once more where the work is: its questions, and the next version of it. */
export function createOnSite({
  db,
  clock,
  projects,
  quotations: { versions },
  drafting,
  priceBook,
  editor,
}: {
  db: Db
  clock: Clock
  projects: Projects
  quotations: Quotations
  drafting: Drafting
  priceBook: PriceBookService
  editor: QuotationEditor
}) {
  /** The quotation of a job that was asked for by answers; of another there is nothing to look at. */
  function asked(projectId: number): { quotation: QuotationRow; request: QuoteRequestRow } | undefined {
    const { offerteId } = projects.brief(projectId)
    const quotation = offerteId === null ? undefined : versions.find(offerteId)
    if (!quotation || quotation.requestId === null) return undefined
    const request = db.select().from(quoteRequests).where(eq(quoteRequests.id, quotation.requestId)).get()
    if (!request || isInWords(request.projectTypes, request.answers)) return undefined
    return { quotation, request }
  }

  const knownOf = (
    { projectTypes, answers, receivedOn }: QuoteRequestRow,
    { before, found }: Findings,
  ): Known => ({
    ...{ projectTypes, today: receivedOn, found },
    quoted: { ...answers, ...before },
  })

  /** As far as no wizard asked: what is found is all that is known. */
  const known = (projectId: number, type: ProjectType, findings: Findings) => {
    const request = asked(projectId)?.request
    const own = projects.brief(projectId).projectTypes
    const unasked = { projectTypes: own.length > 0 ? own : [type], today: today(clock) }
    return {
      estimated: request !== undefined,
      of: request ? knownOf(request, findings) : { ...unasked, quoted: {}, found: findings.found },
    }
  }

  /** As the newest version, and a next one with what was found. New lines have the prices of the day of the first. */
  function drafted(
    { quotation, request }: { quotation: QuotationRow; request: QuoteRequestRow },
    findings: Findings,
  ) {
    const newest = versions.latest(quotation.id)!
    const book = priceBook.on(versions.version(quotation.id, 1).estimate.pricedOn)
    const worked = workedOut(knownOf(request, findings), book)
    const { calculation, stays } = merged(newest.estimate, worked.before, worked.after)
    const { analysis, body: quotationText } = newest
    const content = {
      ...contentOf(calculation),
      wantedStart: newest.wantedStart,
      texts: newest.writer === "local" ? null : { analysis, quotationText },
    }
    // So that a line knows why it is as much as it is.
    const before = { ...newest, estimate: { ...newest.estimate, lines: calculation.lines } }
    const draft = () => drafting.draftOf(content, quotation.projectId, before)
    return { newest, worked, stays, draft }
  }

  return {
    /** Of the wizard's job all that it asked or took for granted; of another what of `needed` its kind of job has. */
    questions(
      projectId: number,
      type: ProjectType,
      findings: Findings,
      needed: readonly string[],
    ): OnSiteQuestion[] {
      const { of, estimated } = known(projectId, type, findings)
      return questionsOnSite(of, { needed, worked: estimated ? workedOut(of) : undefined })
    },
    /** What is known of a job: what its client said, and over that what was found. */
    facts(projectId: number, type: ProjectType, findings: Findings): Answers {
      const { quoted, found } = known(projectId, type, findings).of
      return { ...quoted, ...found }
    },
    /** A code by question, for what can't be an answer to it. */
    wrong: (projectId: number, type: ProjectType, findings: Findings): Record<string, string> =>
      wrongFindings(known(projectId, type, findings).of, findings.found),
    quotationOf: (projectId: number): number | null => asked(projectId)?.quotation.id ?? null,
    /** What a next version would come to; null: nothing is otherwise. */
    async deviation(projectId: number, findings: Findings): Promise<Deviation | null> {
      const job = asked(projectId)
      if (!job) return null
      const { newest, worked, stays, draft } = await apart(() => drafted(job, findings))
      const others = questionsOnSite(knownOf(job.request, findings), { needed: [], worked }).filter(deviates)
      if (others.length === 0) return null
      const { id, number, state } = job.quotation
      const next = await apart(draft)
      return {
        ...{ quotationId: id, number, base: newest.version, stays },
        closed: state === "accepted" || state === "rejected" ? state : null,
        before: newest.totalCents / 100,
        after: next.estimate.totals.incVatCents / 100,
        changes: others.map(({ question, quotedText, foundText }) => ({
          label: question.label,
          before: quotedText,
          after: foundText,
        })),
      }
    },
    /** Such a version, to keep as the next of the quotation. */
    async draft(projectId: number, findings: Findings): Promise<{ quotationId: number; draft: Draft }> {
      const job = asked(projectId)
      if (!job) throw notFound("quotes")
      const { draft } = await apart(() => drafted(job, findings))
      return { quotationId: job.quotation.id, draft: await apart(draft) }
    },
    /** On the version that the person saw. In the caller's transaction. */
    keep: (quotationId: number, base: number, draft: Draft, by: User): number =>
      editor.keep(quotationId, base, by, () => draft).latest.version,
  }
}
