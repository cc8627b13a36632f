import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { FileStore } from "#src/files/store.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import type { Clock } from "#src/shared/clock.ts"
import { mostWords, type Reader, type ReadFailure, type ReadResult, Unreadable } from "../reading/task.ts"
import { readings, type ScanRecord, scans } from "../table.ts"
import type { Context } from "../understanding/suggestion.ts"
import type { Pictures } from "./pictures.ts"
import { Suggested } from "./schema.ts"
import type { Waiting } from "./waiting.ts"

/** The job that reads a scan; its subject is the scan's id. */
export const readingJob = "invoice.reading"

/** Reads scans one after another in the background; one that was cut off by a restart is read again. */
export function createReadingWork({
  db,
  clock,
  log,
  files,
  jobs,
  reader,
  context,
  waiting,
  pictures,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  jobs: JobQueue
  reader: Reader
  context: () => Promise<Context>
  waiting: Waiting
  pictures: Pictures
}) {
  const find = (id: number) => db.select().from(scans).where(eq(scans.id, id)).get()
  const set = (id: number, change: Partial<ScanRecord>) =>
    db.update(scans).set(change).where(eq(scans.id, id)).run()

  async function read(id: number) {
    const scan = find(id)
    // Thrown away or posted by hand before its turn came.
    if (!scan || (scan.state !== "waiting" && scan.state !== "reading")) return
    set(id, { state: "reading", pages: 0, pagesDone: 0, failure: null })
    const { path } = files.read(scan.fileId)!
    try {
      const result = await reader.read(
        { path, format: scan.format, context: await context() },
        ({ done, total }) => {
          if (isUnderway(find(id))) set(id, { pages: total, pagesDone: done })
        },
      )
      keep(id, sound(result))
    } catch (error) {
      // A reader that stopped tells nothing of the document: the server may have been told to stop.
      if (!(error instanceof Unreadable) || error.failure === "readerStopped") throw error
      fail(id, error.failure)
    }
  }

  const keep = (id: number, { pages, suggestion }: ReadResult) =>
    write(db, () => {
      if (!isUnderway(find(id))) return
      const readAt = clock().toISOString()
      set(id, { state: "read", suggestion, readAt, pages: pages.length, pagesDone: pages.length })
      db.delete(readings).where(eq(readings.scanId, id)).run()
      // Drawn as an earlier reading turned it: the words wouldn't lie on it.
      pictures.forget(id)
      db.insert(readings).values({ scanId: id, pages }).run()
      log.record("invoice.read", { kind: "scan", id }, null, { confidence: suggestion.confidence })
    })

  const fail = (id: number, failure: ReadFailure) =>
    write(db, () => {
      if (!isUnderway(find(id))) return
      set(id, { state: "failed", failure })
      log.record("invoice.unreadable", { kind: "scan", id }, null, { failure })
    })

  async function work(id: number) {
    await read(id)
    waiting.tell(id)
  }

  // A reader that stopped is tried again once; what stops it twice is the document.
  jobs.register(readingJob, (subject) => work(Number(subject)), {
    pauses: [1_000],
    gaveUp(subject) {
      fail(Number(subject), "readerStopped")
      waiting.tell(Number(subject))
    },
  })

  return {
    /** In the caller's transaction. Who sent many lets others go first. */
    begin: ({ id, ...scan }: Pick<ScanRecord, "id" | "format" | "bytes">, by: User) =>
      jobs.add(readingJob, String(id), { sender: String(by.id), size: sizeOf(scan) }),
  }
}

const megabyte = 1024 * 1024

/** About how long it takes: data is read in a moment, a page of a picture in seconds, and a PDF may have many. */
function sizeOf({ format, bytes }: Pick<ScanRecord, "format" | "bytes">): number {
  if (format === "xml") return 1
  const megabytes = Math.ceil(bytes / megabyte)
  return format === "picture" ? 20 + megabytes : 20 * megabytes
}

/** Twenty times what a long invoice gives. */
const mostSuggested = 2_000_000

/** It comes from a process that a hostile file was in: what doesn't fit its form would break every list it is in. */
function sound({ pages, suggestion }: ReadResult): ReadResult {
  if (!Suggested.safeParse(suggestion).success) throw new Unreadable("readerStopped")
  const words = pages.reduce((sum, page) => sum + page.words.length, 0)
  if (words > mostWords || JSON.stringify(suggestion).length > mostSuggested) throw new Unreadable("tooHeavy")
  return { pages, suggestion }
}

const isUnderway = (scan: ScanRecord | undefined) => scan?.state === "reading"
