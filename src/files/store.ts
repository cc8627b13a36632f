import { and, eq, inArray, lt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import { journal } from "../http/journal.ts"
import { breath, inPortions } from "../jobs/portions.ts"
import type { Clock } from "../shared/clock.ts"
import { DomainError } from "../shared/errors.ts"
import type { Blobs } from "./blobs.ts"
import { files } from "./table.ts"

export type FileStore = ReturnType<typeof createFileStore>

/** How many files are listed whose bytes are not in the folder, and since when that is known. */
interface Lost {
  missing: number
  of: number
  since: string | null
}

/** Files by a random name. A new file is lost property until someone keeps it: `sweep` clears what is not kept. */
export function createFileStore({ db, blobs, clock }: { db: Db; blobs: Blobs; clock: Clock }) {
  const byId = prepared(({ id }: { id: string }) => db.select().from(files).where(eq(files.id, id)))
  const find = (id: string) => byId.get({ id })
  const insert = prepared((row: typeof files.$inferInsert) => db.insert(files).values(row))
  const used = (hash: string) =>
    db.select({ id: files.id }).from(files).where(eq(files.hash, hash)).get() !== undefined
  let lost: Lost = { missing: 0, of: 0, since: null }

  return {
    async add(bytes: Uint8Array, mediaType: string): Promise<string> {
      const hash = await blobs.put(bytes)
      const id = newFileId()
      insert.run({ id, hash, mediaType, bytes: bytes.length, createdAt: clock().toISOString() })
      return id
    },
    /** Makes the files part of something; call inside the transaction that refers to them. */
    keep(ids: string[]) {
      if (ids.length > 0) db.update(files).set({ kept: true }).where(inArray(files.id, ids)).run()
    },
    /** No longer part of anything; the next sweep clears them. Inside the transaction that forgets them. */
    release(ids: string[]) {
      if (ids.length > 0) db.update(files).set({ kept: false }).where(inArray(files.id, ids)).run()
    },
    /** Another file of the same bytes, for who needs them longer; inside the transaction that refers to it. */
    share(id: string): string {
      const { hash, mediaType, bytes } = find(id)!
      const shared = newFileId()
      insert.run({ id: shared, hash, mediaType, bytes, createdAt: clock().toISOString(), kept: true })
      return shared
    },
    unkept: (ids: string[]): string[] =>
      ids.length === 0
        ? []
        : db
            .select({ id: files.id })
            .from(files)
            .where(and(inArray(files.id, ids), eq(files.kept, false)))
            .all()
            .map(({ id }) => id),
    /** Throws where its bytes are gone: someone emptied the folder, or put back half a backup. */
    read(id: string) {
      const file = find(id)
      if (!file) return undefined
      const { mediaType, bytes, hash } = file
      if (!blobs.has(hash)) throw new DomainError("files.missing", 404)
      return { mediaType, bytes, hash, blob: blobs.get(hash), path: blobs.pathOf(hash) }
    },
    /** As it is about the picture on a letterhead: without it there still is a letter. */
    isWhole(id: string): boolean {
      const file = find(id)
      return file !== undefined && blobs.has(file.hash)
    },
    /** Looks whether the bytes of all files are there, in portions that hold nobody up. */
    async look() {
      const hashes = db.selectDistinct({ hash: files.hash }).from(files).where(eq(files.kept, true)).all()
      const found = await inPortions(hashes, ({ hash }) => blobs.has(hash))
      const missing = found.filter((isThere) => !isThere).length
      if (missing > 0 && lost.missing === 0) journal("files are missing", { missing, of: hashes.length })
      lost = { missing, of: hashes.length, since: missing > 0 ? (lost.since ?? clock().toISOString()) : null }
    },
    /** As the last look found it. */
    lost: (): Lost => lost,
    /** Forgets what nobody kept within a day, and blobs that no file refers to; lets others in between folders. */
    async sweep() {
      const dayAgo = new Date(clock().getTime() - 24 * 3600 * 1000)
      write(db, () => {
        db.delete(files)
          .where(and(eq(files.kept, false), lt(files.createdAt, dayAgo.toISOString())))
          .run()
      })
      for (const prefix of blobs.prefixes()) {
        for (const hash of blobs.olderThan(dayAgo, prefix)) if (!used(hash)) blobs.remove(hash)
        await breath()
      }
    },
  }
}

/** 128 random bits: a name that can't be guessed. */
const newFileId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex")
