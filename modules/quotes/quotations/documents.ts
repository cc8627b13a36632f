import { and, eq, inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { FileStore } from "#src/files/store.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { DocumentInput, MakeDocument } from "../documents/document.ts"
import { mediaTypeOf } from "../documents/fileNames.ts"
import { type FileKind, fileKinds } from "../documents/schema.ts"
import { quotationDocuments } from "../table.ts"

/** The job that makes the documents of a version; its subject is the version's id. */
export const documentsJob = "quotation.documents"

/** The documents of each version: made in the background, kept as files. */
export function createQuotationDocuments({
  db,
  clock,
  log,
  jobs,
  files,
  inputOf,
  makeDocument,
}: {
  db: Db
  clock: Clock
  log: Log
  jobs: JobQueue
  files: FileStore
  /** Undefined: the version is gone. */
  inputOf: (versionId: number) => Promise<DocumentInput | undefined>
  makeDocument: MakeDocument
}) {
  /** The kinds of document that are ready, per version. */
  function documentsOf(versionIds: number[]): Map<number, FileKind[]> {
    const rows = db
      .select({ versionId: quotationDocuments.versionId, kind: quotationDocuments.kind })
      .from(quotationDocuments)
      .where(inArray(quotationDocuments.versionId, versionIds))
      .all()
    const grouped = Map.groupBy(rows, (row) => row.versionId)
    return new Map([...grouped].map(([id, found]) => [id, found.map(({ kind }) => kind)]))
  }

  async function makeOne(kind: FileKind, versionId: number, input: DocumentInput) {
    const bytes = await makeDocument(kind, input, { job: documentsJob })
    const fileId = await files.add(bytes, mediaTypeOf(kind))
    write(db, () => {
      const row = { versionId, kind, fileId, createdAt: clock().toISOString() }
      const added = db.insert(quotationDocuments).values(row).onConflictDoNothing().returning().all()
      if (added.length > 0) files.keep([fileId])
    })
  }

  /** Makes what is missing, so a job that was cut off goes on where it was. */
  async function makeDocuments(versionId: number) {
    const input = await inputOf(versionId)
    if (!input) return
    const ready = documentsOf([versionId]).get(versionId) ?? []
    for (const kind of fileKinds) if (!ready.includes(kind)) await makeOne(kind, versionId, input)
    log.record("quotation.documentsMade", { kind: "project", id: input.projectId }, null, {
      version: input.version,
    })
  }
  jobs.register(documentsJob, (subject) => makeDocuments(Number(subject)))

  const fileOf = (versionId: number, kind: FileKind) =>
    db
      .select({ fileId: quotationDocuments.fileId })
      .from(quotationDocuments)
      .where(and(eq(quotationDocuments.versionId, versionId), eq(quotationDocuments.kind, kind)))
      .get()?.fileId

  return {
    documentsOf,
    /** In the caller's transaction. */
    make: (versionId: number) => jobs.add(documentsJob, String(versionId)),
    /** The versions whose documents could not be made, and since when. */
    failedVersions: (): Map<number, string> =>
      new Map(jobs.failed(documentsJob).map(({ subjectId, endedAt }) => [Number(subjectId), endedAt])),
    documentJob: (versionId: number) => jobs.stateOf(documentsJob, String(versionId)),
    fileOf,
    document(versionId: number, kind: FileKind) {
      const fileId = fileOf(versionId, kind)
      return fileId === undefined ? undefined : files.read(fileId)
    },
  }
}
