import { and, asc, eq, inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Sender } from "#src/documents/sender.ts"
import type { FileStore } from "#src/files/store.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { mediaTypeOf } from "./documentFiles.ts"
import type { DocumentInput, MakeDocument } from "./documents/document.ts"
import { estimate } from "./pricing/estimate.ts"
import { type DocumentKind, documentKinds } from "./schema.ts"
import {
  type QuoteRequestRow,
  quotationDocuments,
  quotations,
  quotationVersions,
  quoteRequests,
} from "./table.ts"

export type Quotations = ReturnType<typeof createQuotations>

/** The job that makes the documents of a version; its subject is the version's id. */
const documentsJob = "quotation.documents"

/** Quotations, their versions and the six documents of each version. */
export function createQuotations({
  db,
  clock,
  log,
  jobs,
  files,
  projects,
  company,
  makeDocument,
}: {
  db: Db
  clock: Clock
  log: Log
  jobs: JobQueue
  files: FileStore
  projects: Projects
  company: () => Promise<Sender>
  makeDocument: MakeDocument
}) {
  /** The kinds of document that are ready, per version. */
  function documentsOf(versionIds: number[]): Map<number, DocumentKind[]> {
    const rows = db
      .select({ versionId: quotationDocuments.versionId, kind: quotationDocuments.kind })
      .from(quotationDocuments)
      .where(inArray(quotationDocuments.versionId, versionIds))
      .all()
    const grouped = Map.groupBy(rows, (row) => row.versionId)
    return new Map([...grouped].map(([id, found]) => [id, found.map(({ kind }) => kind)]))
  }

  async function makeOne(kind: DocumentKind, versionId: number, input: DocumentInput) {
    const bytes = await makeDocument(kind, input)
    const fileId = await files.add(bytes, mediaTypeOf(kind))
    write(db, () => {
      const row = { versionId, kind, fileId, createdAt: clock().toISOString() }
      const added = db.insert(quotationDocuments).values(row).onConflictDoNothing().returning().all()
      if (added.length > 0) files.keep([fileId])
    })
  }

  /** Makes what is missing, so a job that was cut off goes on where it was. */
  async function makeDocuments(versionId: number) {
    const input = await documentInput(versionId)
    const ready = documentsOf([versionId]).get(versionId) ?? []
    for (const kind of documentKinds) if (!ready.includes(kind)) await makeOne(kind, versionId, input)
    log.record("quotation.documentsMade", { kind: "project", id: input.projectId }, null, {
      version: input.version,
    })
  }
  jobs.register(documentsJob, (subject) => makeDocuments(Number(subject)))

  async function documentInput(versionId: number): Promise<DocumentInput> {
    const { version, quotation, request } = db
      .select({ version: quotationVersions, quotation: quotations, request: quoteRequests })
      .from(quotationVersions)
      .innerJoin(quotations, eq(quotations.id, quotationVersions.quotationId))
      .innerJoin(quoteRequests, eq(quoteRequests.id, quotations.requestId))
      .where(eq(quotationVersions.id, versionId))
      .get()!
    const { name, email, phone, address, postcode, city } = request
    return {
      company: await company(),
      client: { name, email, phone, address, postcode, city },
      projectId: quotation.projectId,
      projectTypes: request.projectTypes,
      quotationNumber: quotation.number,
      version: version.version,
      referenceNumber: request.reference,
      issuedOn: version.issuedOn,
      wantedStart: version.wantedStart,
      consumer: version.consumer,
      estimate: version.estimate,
    }
  }

  return {
    /** Version 1 of the quotation of a request, and the job for its documents. Inside the caller's transaction. */
    draft(request: QuoteRequestRow, projectId: number) {
      const createdAt = clock().toISOString()
      const day = today(clock)
      const { id } = db
        .insert(quotations)
        .values({ number: crypto.randomUUID(), projectId, requestId: request.id, createdAt })
        .returning({ id: quotations.id })
        .get()
      const number = `O-${day.slice(0, 4)}-${String(id).padStart(4, "0")}`
      db.update(quotations).set({ number }).where(eq(quotations.id, id)).run()
      const priced = estimate({ projectTypes: request.projectTypes, answers: request.answers, today: day })
      const version = db
        .insert(quotationVersions)
        .values({
          quotationId: id,
          version: 1,
          issuedOn: day,
          wantedStart: wantedStart(request, day),
          consumer: request.answers.gebruik !== "bedrijf",
          estimate: priced,
          totalCents: priced.totals.incVatCents,
          lowCents: priced.totals.lowCents,
          highCents: priced.totals.highCents,
          createdAt,
        })
        .returning({ id: quotationVersions.id })
        .get()
      projects.quote(projectId, id, { cents: priced.totals.incVatCents, netCents: priced.totals.exVatCents })
      jobs.add(documentsJob, String(version.id))
    },
    /** The newest version per request. */
    latestOf(requestIds: number[]) {
      const versions = db
        .select({
          id: quotationVersions.id,
          requestId: quotations.requestId,
          totalCents: quotationVersions.totalCents,
          lowCents: quotationVersions.lowCents,
          highCents: quotationVersions.highCents,
        })
        .from(quotationVersions)
        .innerJoin(quotations, eq(quotations.id, quotationVersions.quotationId))
        .where(inArray(quotations.requestId, requestIds))
        .orderBy(asc(quotationVersions.version))
        .all()
      return new Map(versions.map((version) => [version.requestId!, version]))
    },
    documentsOf,
    redoDocuments: (versionId: number) => jobs.add(documentsJob, String(versionId)),
    /** The versions whose documents could not be made, and since when. */
    failedVersions: (): Map<number, string> =>
      new Map(jobs.failed(documentsJob).map(({ subjectId, endedAt }) => [Number(subjectId), endedAt])),
    documentJob: (versionId: number) => jobs.stateOf(documentsJob, String(versionId)),
    document(versionId: number, kind: DocumentKind) {
      const row = db
        .select()
        .from(quotationDocuments)
        .where(and(eq(quotationDocuments.versionId, versionId), eq(quotationDocuments.kind, kind)))
        .get()
      return row && files.read(row.fileId)
    },
  }
}

/** The day the visitor would like to start, as long as it is still to come. */
function wantedStart({ answers }: QuoteRequestRow, today: string): string | null {
  const wanted = answers.gewenste_start
  return typeof wanted === "string" && /^\d{4}-\d{2}-\d{2}$/.test(wanted) && wanted > today ? wanted : null
}
