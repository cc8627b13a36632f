import { and, desc, eq, inArray, max } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { cleanPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import { inPortions, pagesOf } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, notFound } from "#src/shared/errors.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { answeredSections } from "../catalogue/answers.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import type { QuotationStates } from "../decisions/states.ts"
import { fileNameOf } from "../documents/fileNames.ts"
import { documentKinds } from "../documents/schema.ts"
import type { Quotations } from "../quotations/service.ts"
import type { Additions } from "../status/additions.ts"
import type { RequestLinks } from "../status/links.ts"
import type { Promises } from "../status/promises.ts"
import { type QuoteRequestRow, quoteRequests, requestPhotos } from "../table.ts"
import type { RequestMail } from "./mail.ts"
import { requireOffered } from "./offered.ts"
import { createOutcomes } from "./outcomes.ts"
import { createReception, type Received } from "./reception.ts"
import type {
  Disposition,
  GenerateQuestions,
  Questionnaire,
  QuoteRequest,
  QuoteRequestDetail,
  RequestCounts,
  RequestFilter,
  Submission,
  SubmissionReply,
} from "./schema.ts"
import { photoId } from "./submission.ts"
import { createRequestView, pileOf } from "./view.ts"

export type Quotes = ReturnType<typeof createQuotes>

/** Requests of visitors: the questions, sending the answers, and what the office does with them. */
export function createQuotes({
  db,
  clock,
  log,
  files,
  projects,
  quotations,
  states,
  replays,
  mail,
  additions,
  links,
  promises,
  settings,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  projects: Projects
  quotations: Quotations
  states: QuotationStates
  replays: Replays
  mail: RequestMail
  additions: Additions
  links: RequestLinks
  promises: Promises
  settings: () => Settings
}) {
  const reception = createReception({ db, clock, log, files, projects, quotations, mail, links })
  const { outcomes, receivedSince, failed } = createOutcomes({ db, clock, projects, quotations })
  const byReference = prepared(({ reference }: { reference: string }) =>
    db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference)),
  )
  const newest = prepared(() => db.select({ id: max(quoteRequests.id) }).from(quoteRequests))
  const uploads = createRateLimit({ most: 60, seconds: 600, clock })

  function find(id: number): QuoteRequestRow {
    const row = db.select().from(quoteRequests).where(eq(quoteRequests.id, id)).get()
    if (!row) throw notFound("quotes")
    return row
  }

  const { viewAll, around } = createRequestView({ db, quotations, projects, additions })
  const view = (row: QuoteRequestRow): QuoteRequest => viewAll([row])[0]!

  const rowsOf = (page: { id: number }[]): QuoteRequestRow[] =>
    db
      .select()
      .from(quoteRequests)
      .where(
        inArray(
          quoteRequests.id,
          page.map(({ id }) => id),
        ),
      )
      .orderBy(desc(quoteRequests.id))
      .all()

  return {
    questionnaire({ projectType, projectTypes }: GenerateQuestions): Questionnaire {
      const types = [...new Set<ProjectType>([projectType, ...(projectTypes ?? [])])]
      requireOffered(types, settings())
      const sections = catalogueFor(types, today(clock))
      const totalQuestions = sections.reduce((total, section) => total + section.questions.length, 0)
      return { success: true, sections, totalQuestions }
    },
    /** Whose it is, and on which pile. */
    brief: (id: number): Pick<QuoteRequestRow, "name" | "disposition"> => find(id),
    /** Of the requests that these projects came from. */
    numbersOf: (projectIds: number[]): number[] =>
      db
        .select({ id: quoteRequests.id })
        .from(quoteRequests)
        .where(inArray(quoteRequests.projectId, projectIds))
        .all()
        .map(({ id }) => id),
    lastNumber: (): number => newest.get()?.id ?? 0,
    /** Reads the photo only once the address may send one. */
    async keepPhoto(read: () => Promise<Uint8Array>, address: string): Promise<string> {
      uploads.take(address)
      const photo = await cleanPhoto(await read(), { address })
      return `${await files.add(photo, "image/jpeg")}.jpg`
    },
    /** A replay gets a link that works as well: the first was given once, and is kept by nobody here. */
    submit(submission: Submission, key: string | null, address: string): SubmissionReply {
      const received = replays.once<Received>("live-offerte", key, submission, () => {
        requireOffered(submission.projectTypes, settings(), submission.answers)
        return reception.receive(submission, address)
      })
      const row = byReference.get({ reference: received.referenceNumber })!
      const [statusLink, mailed] = [links.issue(row.id), row.projectId !== null && mail.isSent()]
      return { ...received, statusLink, mailed, range: promises.range(row), callBy: promises.callBy(row) }
    },
    /** The newest first. Page by page: what thousands of visitors answered takes long to read. */
    async list({ disposition: pile }: RequestFilter): Promise<QuoteRequest[]> {
      const known = around()
      const rows = db
        .select(inShort)
        .from(quoteRequests)
        .where(pile && eq(quoteRequests.disposition, pile === "won" ? "open" : pile))
        .orderBy(desc(quoteRequests.id))
        .all()
      const shown = pile ? rows.filter((row) => pileOf(row, known.statuses) === pile) : rows
      const pages = await inPortions(pagesOf(shown, 100), (page) => viewAll(rowsOf(page), known))
      return pages.flat()
    },
    counts(): RequestCounts {
      const rows = db.select(inShort).from(quoteRequests).all()
      const statuses = projects.statuses()
      const counts = { open: 0, won: 0, rejected: 0, archived: 0, spam: 0 }
      for (const row of rows) counts[pileOf(row, statuses)]++
      return counts
    },
    outcomes,
    receivedSince,
    failed,
    get(id: number): QuoteRequestDetail {
      const row = find(id)
      const sections = catalogueFor(row.projectTypes, row.receivedOn)
      return {
        ...view(row),
        answered: answeredSections(sections, row.answers),
        isRead: row.readAt !== null,
        additions: additions.of(row),
        statusPage: links.state(id),
      }
    },
    /** Somebody of the office has it before him: its sender sees who read it first. */
    read: (id: number, by: User) =>
      write<void>(db, () => {
        const row = find(id)
        additions.see(id)
        if (row.readAt !== null) return
        db.update(quoteRequests)
          .set({ readAt: clock().toISOString(), readBy: by.id })
          .where(eq(quoteRequests.id, id))
          .run()
        log.record("request.read", { kind: "request", id }, by.id)
      }),
    /** A new link for its sender, who lost his; those he has go on working. */
    giveLink: (id: number, by: User): string =>
      write<string>(db, () => {
        find(id)
        log.record("request.linkGiven", { kind: "request", id }, by.id)
        return links.issue(id)
      }),
    endLinks(id: number, by: User) {
      find(id)
      links.end(id, by.id)
    },
    /** Rejects, puts away, marks as spam or takes any of these back; the quotation and the project follow. */
    dispose: (id: number, disposition: Disposition, by: User, from?: Disposition): QuoteRequest =>
      write<QuoteRequest>(db, () => {
        const row = find(id)
        if (row.disposition === disposition) return view(row)
        if (from && row.disposition !== from) throw conflict("quotes.movedMeanwhile")
        // A project that is being worked on does not go out of sight with its request.
        if (pileOf(row, projects.statuses()) === "won") throw conflict("quotes.workHasBegun")
        states.followRequest(id, disposition, by.id)
        db.update(quoteRequests).set({ disposition }).where(eq(quoteRequests.id, id)).run()
        log.record(`request.${disposition}`, { kind: "request", id }, by.id, { from: row.disposition })
        if (disposition === "open" && row.projectId === null) reception.accept(row, by.id)
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
      const kind = documentKinds.find((known) => known === docType)
      if (!kind) throw new DomainError("quotes.unknownDocument", 404)
      const version = quotations.latestOf([id]).get(id)
      const file = version && quotations.document(version.id, kind)
      if (!file) throw new DomainError("quotes.documentNotReady", 404)
      return { ...file, name: fileNameOf(kind, id) }
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

/** What tells on which pile a request lies. */
const inShort = {
  id: quoteRequests.id,
  disposition: quoteRequests.disposition,
  projectId: quoteRequests.projectId,
}
