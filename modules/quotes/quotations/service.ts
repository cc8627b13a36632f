import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Sender } from "#src/documents/sender.ts"
import type { FileStore } from "#src/files/store.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import type { Offer } from "#src/manifest/answers.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict } from "#src/shared/errors.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { isInWords } from "../catalogue/entries.ts"
import { createDeclarations } from "../decisions/declarations.ts"
import type { BookedLine, DocumentInput, MakeDocument } from "../documents/document.ts"
import { describedEstimate } from "../matching/described.ts"
import type { PriceBookService } from "../priceBook/service.ts"
import { estimate } from "../pricing/estimate.ts"
import type { Estimate } from "../pricing/line.ts"
import type { Begin, KeptStart } from "../pricing/start.ts"
import { isDescribedByUs } from "../requests/project.nl.ts"
import { type QuoteRequestRow, quotationVersions, quoteRequests, type VersionRow } from "../table.ts"
import type { OfferTerms } from "../terms/schema.ts"
import { termsOf } from "../terms/standard.ts"
import { costCalculationOf } from "../writing/costs.ts"
import { writeLocally } from "../writing/local.ts"
import type { Job, Texts } from "../writing/texts.ts"
import type { QuotationContent } from "./content.schema.ts"
import { createQuotationDocuments } from "./documents.ts"
import { createJobDays } from "./jobDays.ts"
import type { Starts } from "./starts.ts"
import { contentOf } from "./unchanged.ts"
import { createVersions } from "./versions.ts"

export type Quotations = ReturnType<typeof createQuotations>

/** What the generator made: a new project with its quotation, or new contents of a proposal that nobody kept yet. */
export interface Proposal {
  project: { name: string; description: string; projectTypes: ProjectType[]; address: string }
  /** `customerId` null: recognised by e-mail address or telephone number, or a new customer. */
  client: { customerId: number | null; name: string; email: string; phone: string; address: string }
  estimate: Estimate
  start: KeptStart | null
  terms: OfferTerms
  texts: Texts
  /** The project of the proposal to write over, or null. */
  replaces: number | null
}

/** Quotations, how they come to be, and their versions with the documents of each. */
export function createQuotations({
  db,
  clock,
  log,
  jobs,
  files,
  projects,
  priceBook,
  settings,
  company,
  startOf,
  termsNow,
  makeDocument,
}: {
  db: Db
  clock: Clock
  log: Log
  jobs: JobQueue
  files: FileStore
  projects: Projects
  priceBook: PriceBookService
  settings: () => Settings
  company: () => Promise<Sender>
  startOf: Starts
  termsNow: () => OfferTerms
  makeDocument: MakeDocument
}) {
  const versions = createVersions({ db, clock })
  const declarations = createDeclarations({ db, clock })
  const documents = createQuotationDocuments({ db, clock, log, jobs, files, inputOf, makeDocument })

  async function inputOf(versionId: number): Promise<DocumentInput | undefined> {
    const version = db.select().from(quotationVersions).where(eq(quotationVersions.id, versionId)).get()
    if (!version) return undefined
    const quotation = versions.find(version.quotationId)
    const { projectTypes, client } = projects.brief(quotation.projectId)
    const request = requestOf(quotation.requestId)
    const { name, email, phone, address, postcode, city } = request ?? client
    return {
      company: await company(),
      client: { name, email, phone, address, postcode, city },
      projectId: quotation.projectId,
      projectTypes,
      quotationNumber: quotation.number,
      version: version.version,
      referenceNumber: request?.reference ?? null,
      issuedOn: version.issuedOn,
      wantedStart: version.wantedStart,
      start: version.start,
      terms: termsOf(version),
      consumer: version.consumer,
      estimate: version.estimate,
      pictures: (version.estimate.pictures ?? [])
        .filter(({ fileId }) => files.isWhole(fileId))
        .map(({ fileId, caption }) => ({ path: files.read(fileId)!.path, caption })),
      text: version.body,
    }
  }

  function requestOf(id: number | null): QuoteRequestRow | undefined {
    return id === null ? undefined : db.select().from(quoteRequests).where(eq(quoteRequests.id, id)).get()
  }

  /** What the texts of a project's quotation tell of. */
  function jobOf(
    projectId: number,
    { issuedOn, wantedStart, start, terms }: Begin & Pick<Job, "terms">,
  ): Job {
    const { projectTypes, address, description, client } = projects.brief(projectId)
    return {
      companyName: settings().companyName,
      clientName: client.name,
      address,
      projectTypes,
      details: isDescribedByUs(description) ? "" : description,
      issuedOn,
      wantedStart,
      start,
      terms,
    }
  }

  /** What was made before texts were kept is written as it is asked for. */
  const textsOf = (version: VersionRow, projectId: number): Pick<Texts, "analysis" | "quotationText"> =>
    version.body
      ? { analysis: version.analysis, quotationText: version.body }
      : writeLocally(version.estimate, jobOf(projectId, { ...version, terms: termsOf(version) }))

  const priced = ({ totals }: Estimate) => ({ cents: totals.incVatCents, netCents: totals.exVatCents })

  return {
    versions,
    jobDays: createJobDays({ versions }),
    documents,
    declarations,
    jobOf,
    startOf,
    termsNow,
    textsOf,
    /** A version as who changes nothing of it would send it. */
    contentOf: (version: VersionRow, projectId: number): QuotationContent => ({
      ...contentOf(version.estimate),
      wantedStart: version.wantedStart,
      basedOn: version.version,
      texts: textsOf(version, projectId),
    }),
    /** What the newest version of each of these says. */
    offers(ids: readonly number[]): Map<number, Offer> {
      const found = versions.newestOf(ids).map((version): [number, Offer] => {
        const { analysis, quotationText } = textsOf(version, version.projectId)
        const estimatedPrice = version.totalCents / 100
        const costCalculation = costCalculationOf(version.estimate)
        return [version.quotationId, { estimatedPrice, analysis, costCalculation, quotationText }]
      })
      return new Map(found)
    },
    /** Version 1 of the quotation of a request, and the job for its documents. Inside the caller's transaction. */
    draft(request: QuoteRequestRow, { projectId, address }: { projectId: number; address: string }) {
      const issuedOn = today(clock)
      const { projectTypes, answers } = request
      const calculate = isInWords(projectTypes, answers) ? describedEstimate : estimate
      const calculation = calculate({ projectTypes, answers, today: issuedOn }, priceBook.on(issuedOn))
      const { id } = versions.begin(
        { projectId, requestId: request.id, origin: "request", state: "concept" },
        null,
      )
      const wanted = { issuedOn, wantedStart: wantedStart(request, issuedOn) }
      const days = { ...wanted, start: startOf(calculation.lines, wanted), terms: termsNow() }
      const { companyName } = settings()
      const job = { companyName, clientName: request.name, address, projectTypes, details: "", ...days }
      const version = versions.add(
        id,
        {
          ...days,
          consumer: answers.gebruik !== "bedrijf",
          estimate: calculation,
          texts: writeLocally(calculation, job),
        },
        null,
      )
      declarations.declareFromAnswers(id, request, calculation.facts)
      projects.quote(projectId, id, priced(calculation), null)
      documents.make(version.id)
    },
    /** Keeps what the generator made as a proposal: its documents come once a person keeps it. */
    propose: (proposal: Proposal, by: User): { projectId: number; quotationId: number; number: string } =>
      write(db, () => {
        const { project, client, estimate: calculation, start, terms, texts, replaces } = proposal
        const draft = {
          issuedOn: today(clock),
          wantedStart: null,
          start,
          terms,
          consumer: calculation.facts.use !== "business",
          estimate: calculation,
          texts,
        }
        if (replaces !== null) {
          const offerteId = projects.brief(replaces).offerteId
          const quotation = offerteId === null ? undefined : versions.find(offerteId)
          if (quotation?.state !== "proposed") throw conflict("quotes.alreadyKept")
          projects.rewrite(replaces, project, client, by.id)
          versions.replace(versions.latest(quotation.id)!.id, draft, by.id)
          projects.quote(replaces, quotation.id, priced(calculation), by.id)
          return { projectId: replaces, quotationId: quotation.id, number: quotation.number }
        }
        const projectId = projects.plan({ ...project, generated: true }, client, by.id)
        const { id, number } = versions.begin(
          { projectId, requestId: null, origin: "generator", state: "proposed" },
          by.id,
        )
        versions.add(id, draft, by.id)
        projects.quote(projectId, id, priced(calculation), by.id)
        log.record("quotation.proposed", { kind: "project", id: projectId }, by.id, { number })
        return { projectId, quotationId: id, number }
      }),
    latestOf: versions.latestOf,
    documentsOf: documents.documentsOf,
    redoDocuments: documents.make,
    failedVersions: documents.failedVersions,
    documentJob: documents.documentJob,
    document: documents.document,
    /** The nacalculatie with what was booked so far, made when asked for; undefined when the version is gone. */
    async afterwards(versionId: number, booked: BookedLine[], by: User): Promise<Uint8Array | undefined> {
      const input = await inputOf(versionId)
      return input && makeDocument("nacalculatie", { ...input, booked }, { account: by.id })
    },
  }
}

/** The day the visitor would like to start, as long as it is still to come. */
function wantedStart({ answers }: QuoteRequestRow, today: string): string | null {
  const wanted = answers.gewenste_start
  return typeof wanted === "string" && /^\d{4}-\d{2}-\d{2}$/.test(wanted) && wanted > today ? wanted : null
}
