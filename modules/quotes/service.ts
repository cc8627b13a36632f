import { and, count, desc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { cleanPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import type { Replays } from "#src/http/replay.ts"
import type { Clock } from "#src/shared/clock.ts"
import { dayOf, today } from "#src/shared/days.ts"
import { conflict, DomainError, notFound } from "#src/shared/errors.ts"
import { answeredSections } from "./answers.ts"
import { typeLabels } from "./catalogue/labels.ts"
import { catalogueFor } from "./catalogue.ts"
import { quotes as nl } from "./nl.ts"
import { postcodeOf } from "./postcode.ts"
import type { ProjectType } from "./question.ts"
import type { Quotations } from "./quotations.ts"
import { createRequestView } from "./requestView.ts"
import {
  type Disposition,
  type DocumentKind,
  documentKinds,
  type GenerateQuestions,
  type Questionnaire,
  type QuoteRequest,
  type QuoteRequestDetail,
  type RequestCounts,
  type RequestFilter,
  type Submission,
  type SubmissionReply,
} from "./schema.ts"
import { checkSubmission, looksLikeSpam, photoId } from "./submission.ts"
import { quoteRequests, requestPhotos } from "./table.ts"

export type Quotes = ReturnType<typeof createQuotes>
type Row = typeof quoteRequests.$inferSelect

/** Requests of visitors: from the questions to what the office does with the answers. */
export function createQuotes({
  db,
  clock,
  log,
  files,
  projects,
  quotations,
  replays,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  projects: Projects
  quotations: Quotations
  replays: Replays
}) {
  const submissions = createRateLimit({ most: 10, seconds: 600, clock })
  const uploads = createRateLimit({ most: 60, seconds: 600, clock })

  function find(id: number): Row {
    const row = db.select().from(quoteRequests).where(eq(quoteRequests.id, id)).get()
    if (!row) throw notFound("quotes")
    return row
  }

  /** Stores the request and, unless it looks like spam, makes the project and the first version of the quotation. */
  function receive(submission: Submission, address: string): SubmissionReply {
    const now = clock()
    checkSubmission(submission, { unkept: files.unkept, today: today(clock) })
    submissions.take(address)
    const spam = looksLikeSpam(submission, now)
    const row = store(submission, spam ? "spam" : "open")
    const projectId = spam ? null : accept(row)
    log.record("request.received", { kind: "request", id: row.id }, null, { spam })
    return { success: true, message: nl.received, referenceNumber: row.reference, projectId }
  }

  function store(submission: Submission, disposition: Disposition): Row {
    const { contactInfo: contact, answers, projectTypes, urgency, photos = [] } = submission
    const receivedOn = today(clock)
    const inserted = db
      .insert(quoteRequests)
      .values({
        reference: crypto.randomUUID(),
        projectTypes,
        answers,
        name: contact.name,
        email: contact.email,
        phone: contact.phone,
        address: contact.address ?? "",
        postcode: postcodeOf(contact.postcode || contact.postal || "") ?? "",
        city: contact.city ?? "",
        urgency: urgency || (typeof answers.urgentie === "string" && answers.urgentie) || "normaal",
        disposition,
        receivedOn,
        createdAt: clock().toISOString(),
      })
      .returning()
      .get()
    const reference = `WP-${receivedOn.slice(0, 4)}-${String(inserted.id).padStart(4, "0")}`
    db.update(quoteRequests).set({ reference }).where(eq(quoteRequests.id, inserted.id)).run()
    const fileIds = photos.map(photoId)
    for (const [position, fileId] of fileIds.entries())
      db.insert(requestPhotos).values({ requestId: inserted.id, fileId, position }).run()
    files.keep(fileIds)
    return { ...inserted, reference }
  }

  function accept(row: Row): number {
    const types = row.projectTypes.map((type) => typeLabels[type]).join(", ")
    const projectId = projects.plan(
      {
        name: `${types} – ${row.name}`,
        description: `${types} (aanvraag ${row.reference})`,
        projectTypes: row.projectTypes,
        address: [row.address, [row.postcode, row.city].filter(Boolean).join(" ")].filter(Boolean).join(", "),
        clientName: row.name,
        clientEmail: row.email,
        clientPhone: row.phone,
      },
      null,
    )
    db.update(quoteRequests).set({ projectId }).where(eq(quoteRequests.id, row.id)).run()
    quotations.draft(row, projectId)
    return projectId
  }

  const viewAll = createRequestView({ db, quotations })
  const view = (row: Row): QuoteRequest => viewAll([row])[0]!

  return {
    questionnaire({ projectType, projectTypes }: GenerateQuestions): Questionnaire {
      const types = [...new Set<ProjectType>([projectType, ...(projectTypes ?? [])])]
      const sections = catalogueFor(types, today(clock))
      const totalQuestions = sections.reduce((total, section) => total + section.questions.length, 0)
      return { success: true, sections, totalQuestions }
    },
    /** Reads the photo only once the address may send one. */
    async keepPhoto(read: () => Promise<Uint8Array>, address: string): Promise<string> {
      uploads.take(address)
      const photo = await cleanPhoto(await read())
      return `${await files.add(photo, "image/jpeg")}.jpg`
    },
    submit: (submission: Submission, key: string | null, address: string): SubmissionReply =>
      replays.once<SubmissionReply>("live-offerte", key, submission, () => receive(submission, address)),
    list: ({ disposition }: RequestFilter): QuoteRequest[] =>
      viewAll(
        db
          .select()
          .from(quoteRequests)
          .where(disposition && eq(quoteRequests.disposition, disposition))
          .orderBy(desc(quoteRequests.id))
          .all(),
      ),
    counts(): RequestCounts {
      const piles = db
        .select({ disposition: quoteRequests.disposition, requests: count() })
        .from(quoteRequests)
        .groupBy(quoteRequests.disposition)
        .all()
      const found = Object.fromEntries(piles.map((pile) => [pile.disposition, pile.requests]))
      return { open: 0, rejected: 0, archived: 0, spam: 0, ...found }
    },
    get(id: number): QuoteRequestDetail {
      const row = find(id)
      const sections = catalogueFor(row.projectTypes, dayOf(new Date(row.createdAt)))
      return { ...view(row), answered: answeredSections(sections, row.answers) }
    },
    /** Rejects, puts away, marks as spam or takes any of these back; the project follows. */
    dispose: (id: number, disposition: Disposition, by: User): QuoteRequest =>
      write<QuoteRequest>(db, () => {
        const row = find(id)
        if (row.disposition === disposition) return view(row)
        db.update(quoteRequests).set({ disposition }).where(eq(quoteRequests.id, id)).run()
        log.record(`request.${disposition}`, { kind: "request", id }, by.id, { from: row.disposition })
        if (disposition === "open" && row.projectId === null) accept(row)
        else if (row.projectId !== null && disposition === "open") projects.restore(row.projectId, by.id)
        else if (row.projectId !== null && row.disposition === "open") projects.archive(row.projectId, by.id)
        return view(find(id))
      }),
    /** Makes the documents that failed once more. */
    generateDocuments: (id: number, by: User): QuoteRequest =>
      write<QuoteRequest>(db, () => {
        const request = view(find(id))
        const version = quotations.latestOf([id]).get(id)
        if (!version) throw conflict("quotes.noQuotation")
        if (request.status === "completed") throw conflict("quotes.documentsComplete")
        if (request.documentState === "failed") {
          quotations.redoDocuments(version.id)
          log.record("request.documentsAsked", { kind: "request", id }, by.id)
        }
        return view(find(id))
      }),
    document(id: number, docType: string) {
      find(id)
      if (!documentKinds.includes(docType as DocumentKind))
        throw new DomainError("quotes.unknownDocument", 404)
      const version = quotations.latestOf([id]).get(id)
      const file = version && quotations.document(version.id, docType as DocumentKind)
      if (!file) throw new DomainError("quotes.documentNotReady", 404)
      return file
    },
    photo(id: number, name: string) {
      const fileId = photoId(name)
      const found = db
        .select()
        .from(requestPhotos)
        .where(and(eq(requestPhotos.requestId, id), eq(requestPhotos.fileId, fileId)))
        .get()
      const file = found && files.read(fileId)
      if (!file) throw notFound("quotes")
      return file
    },
  }
}
