import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { fileName as fileNameOf } from "#src/files/fileName.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Page } from "../reading/page.ts"
import type { Reader } from "../reading/task.ts"
import { readingErrors } from "../reading/worker.nl.ts"
import { purchaseInvoices, readings, type ScanRecord, scans } from "../table.ts"
import type { Context } from "../understanding/suggestion.ts"
import { sentFormat } from "./format.ts"
import { createPictures } from "./pictures.ts"
import { type Alike, recognisedSince } from "./recognised.ts"
import type { OcrResult, Scan, ScanFilter, ScanRow, Underway, UnreadScan } from "./schema.ts"
import type { SentScan } from "./upload.ts"
import { type Beside, resultOf, rowOf, scanUrl, viewOf } from "./view.ts"
import { createWaiting } from "./waiting.ts"
import { createReadingWork } from "./work.ts"
import { scansErrors } from "./worker.nl.ts"

export type Scans = ReturnType<typeof createScans>

type Settled = { result: OcrResult } | { underway: Underway } | { failed: UnreadScan }

/** How long what was thrown away can still be put back. */
const keptDays = 30
/** Of one account, still to be read: more is a mistake, or somebody's game. */
const mostWaiting = 200
/** Invoices as they come in: stored as they came, read in the background, kept until a person posts them. */
export function createScans({
  db,
  clock,
  log,
  files,
  jobs,
  replays,
  reader,
  projects,
  people,
  context,
  alike,
  realEstate,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  jobs: JobQueue
  replays: Replays
  reader: Reader
  projects: Projects
  people: () => User[]
  context: () => Promise<Context>
  alike: Alike
  /** Whether invoices are kept for ten years, unless said otherwise. */
  realEstate: () => boolean
}) {
  const waiting = createWaiting()
  const pictures = createPictures({ db, files, reader, pagesOf })
  const work = createReadingWork({ db, clock, log, files, jobs, reader, context, waiting, pictures })

  const byId = (id: number): ScanRecord | undefined => db.select().from(scans).where(eq(scans.id, id)).get()
  function find(id: number): ScanRecord {
    const scan = byId(id)
    if (!scan) throw new DomainError("invoices.scanNotFound", 404)
    return scan
  }
  /** A worker's own, and for the office every one. */
  function findFor(id: number, viewer: User): ScanRecord {
    const scan = find(id)
    if (scan.uploadedBy !== viewer.id && !reaches(viewer.role, "manager"))
      throw new DomainError("invoices.scanNotFound", 404)
    return scan
  }

  function pagesOf(id: number): Page[] {
    return db.select().from(readings).where(eq(readings.scanId, id)).get()?.pages ?? []
  }

  /** The invoices that stand: what was taken back is none. */
  function postedOf(ids: number[]): Map<number, number> {
    const rows = db
      .select({ id: purchaseInvoices.id, scanId: purchaseInvoices.scanId })
      .from(purchaseInvoices)
      .where(and(inArray(purchaseInvoices.scanId, ids), ne(purchaseInvoices.kind, "reversal")))
      .orderBy(purchaseInvoices.id)
      .all()
    return new Map(rows.map(({ id, scanId }) => [scanId, id]))
  }

  function besideAll(rows: ScanRecord[], viewer: User): (scan: ScanRecord) => Beside {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const posted = postedOf(rows.flatMap(({ id, state }) => (state === "posted" ? [id] : [])))
    const projectNames = projects.names()
    return ({ id, projectId, uploadedBy, failure }) => ({
      projectName: projectNames.get(projectId ?? 0) ?? null,
      uploadedBy: names.get(uploadedBy ?? 0) ?? null,
      mine: uploadedBy === viewer.id,
      invoiceId: posted.get(id) ?? null,
      failure: failure === null ? null : sentenceOf(failure),
    })
  }

  const get = (id: number, viewer: User): Scan => {
    const found = findFor(id, viewer)
    const suggestion = found.suggestion && recognisedSince(found.suggestion, alike)
    const scan = { ...found, suggestion }
    return viewOf(scan, besideAll([scan], viewer)(scan), pagesOf(id), realEstate())
  }

  function refuseWrong({ projectId }: SentScan, by: User) {
    if (projectId !== null && projects.brief(projectId).archivedAt !== null)
      throw invalid({ projectId: "invoices.projectArchived" })
    const underway = db
      .select({ n: sql<number>`count(*)` })
      .from(scans)
      .where(and(eq(scans.uploadedBy, by.id), inArray(scans.state, ["waiting", "reading"])))
      .get()!
    if (underway.n >= mostWaiting)
      throw new DomainError("invoices.tooManyWaiting", 429, { retryAfter: 60, values: { most: mostWaiting } })
  }

  const change = (id: number, by: User, act: (scan: ScanRecord) => Partial<ScanRecord> | undefined): Scan =>
    write<Scan>(db, () => {
      const changed = act(findFor(id, by))
      if (changed) db.update(scans).set(changed).where(eq(scans.id, id)).run()
      return get(id, by)
    })

  return {
    find,
    /** Undefined: it was thrown away long ago. */
    known: (id: number): ScanRecord | undefined => byId(id),
    pagesOf,
    get,
    /** Stores it as it came, and begins to read it; the same key gives the same scan. */
    async add(sent: SentScan, key: string | null, by: User): Promise<number> {
      const { format, mediaType, extension } = sentFormat(sent.bytes)
      const fileName = fileNameOf(sent.name, extension)
      const fileId = await files.add(sent.bytes, mediaType)
      const { hash: fileHash, bytes } = files.read(fileId)!
      const { projectId, note } = sent
      return replays.once<number>("invoices.scans", key, { by: by.id, fileHash, projectId, note }, () => {
        refuseWrong(sent, by)
        const row = {
          ...{ fileId, fileHash, fileName, format, bytes, projectId, note },
          ...{ state: "waiting" as const, uploadedBy: by.id, createdAt: clock().toISOString() },
        }
        const scan = db.insert(scans).values(row).returning().get()
        const { id } = scan
        files.keep([fileId])
        log.record("invoice.sent", { kind: "scan", id }, by.id, { fileName })
        work.begin(scan, by)
        return id
      })
    },
    underway: (id: number): Underway => underway(find(id)),
    /** What became of it, waiting for that as long as `milliseconds`. */
    async settled(id: number, milliseconds: number): Promise<Settled> {
      if (isUnderway(find(id))) await waiting.until(id, milliseconds)
      const scan = find(id)
      if (scan.failure !== null)
        return {
          failed: { success: false, id, code: `invoices.${scan.failure}`, error: sentenceOf(scan.failure) },
        }
      return isUnderway(scan) || !scan.suggestion
        ? { underway: underway(scan) }
        : { result: resultOf(scan, scan.suggestion) }
    },
    list({ discarded }: ScanFilter, viewer: User): ScanRow[] {
      const office = reaches(viewer.role, "manager")
      const pile =
        discarded === "true" ? (["discarded"] as const) : (["waiting", "reading", "read", "failed"] as const)
      // A worker also sees what became of what he sent.
      const states = office || discarded === "true" ? [...pile] : [...pile, "posted" as const]
      const rows = db
        .select()
        .from(scans)
        .where(and(inArray(scans.state, states), office ? undefined : eq(scans.uploadedBy, viewer.id)))
        .orderBy(desc(scans.id))
        .limit(office ? 1000 : 50)
        .all()
      const beside = besideAll(rows, viewer)
      return rows.map((row) => rowOf(row, beside(row)))
    },
    discard: (id: number, by: User): Scan =>
      change(id, by, ({ state }) => {
        if (state === "posted") throw conflict("invoices.postedStays")
        if (state === "discarded") return undefined
        log.record("invoice.discarded", { kind: "scan", id }, by.id)
        return { state: "discarded", discardedAt: clock().toISOString() }
      }),
    restore: (id: number, by: User): Scan =>
      change(id, by, (scan) => {
        const { state, suggestion, failure } = scan
        if (state !== "discarded") return undefined
        log.record("invoice.restored", { kind: "scan", id }, by.id)
        if (!suggestion && !failure) work.begin(scan, by)
        return { state: suggestion ? "read" : failure ? "failed" : "waiting", discardedAt: null }
      }),
    readAgain: (id: number, by: User): Scan =>
      change(id, by, (scan) => {
        if (scan.state !== "read" && scan.state !== "failed") throw conflict("invoices.notNow")
        work.begin(scan, by)
        return { state: "waiting", suggestion: null, failure: null, pages: 0, pagesDone: 0 }
      }),
    original(id: number, viewer: User) {
      const { fileId, fileName } = findFor(id, viewer)
      return { ...files.read(fileId)!, name: fileName }
    },
    picture: (id: number, page: number, viewer: User) => pictures.of(findFor(id, viewer), page),
    /** What is being read is read again after the start; nobody waits for it here. */
    async stop() {
      await reader.stop()
      waiting.end()
    },
    /** What was thrown away a month ago is gone for good. */
    sweep() {
      const before = new Date(clock().getTime() - keptDays * 24 * 3600 * 1000).toISOString()
      write(db, () => {
        const old = and(eq(scans.state, "discarded"), lt(scans.discardedAt, before), neverPosted)
        const gone = db.select({ id: scans.id, fileId: scans.fileId }).from(scans).where(old).all()
        for (const { id, fileId } of gone) {
          pictures.forget(id)
          files.release([fileId])
          db.delete(scans).where(eq(scans.id, id)).run()
        }
      })
    },
  }
}

const underway = ({ id, state }: ScanRecord): Underway => ({ id, state, url: scanUrl(id) })

const isUnderway = ({ state }: ScanRecord) => state === "waiting" || state === "reading"

/** The original of an invoice that was posted and taken back stays as long as the law wants it. */
const neverPosted = sql`not exists (select 1 from purchase_invoices where scan_id = ${scans.id})`

const sentences: Record<string, string> = { ...readingErrors, ...scansErrors }
const sentenceOf = (failure: string) => sentences[failure] ?? readingErrors.readerStopped
