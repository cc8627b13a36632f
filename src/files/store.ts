import { and, eq, inArray, lt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Clock } from "../shared/clock.ts"
import type { Blobs } from "./blobs.ts"
import { files } from "./table.ts"

export type FileStore = ReturnType<typeof createFileStore>

/** Files by a random name. A new file is lost property until someone keeps it: `sweep` clears what is not kept. */
export function createFileStore({ db, blobs, clock }: { db: Db; blobs: Blobs; clock: Clock }) {
  const find = (id: string) => db.select().from(files).where(eq(files.id, id)).get()
  const used = (hash: string) =>
    db.select({ id: files.id }).from(files).where(eq(files.hash, hash)).get() !== undefined

  return {
    async add(bytes: Uint8Array, mediaType: string): Promise<string> {
      const hash = await blobs.put(bytes)
      const id = newFileId()
      db.insert(files)
        .values({ id, hash, mediaType, bytes: bytes.length, createdAt: clock().toISOString() })
        .run()
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
    unkept: (ids: string[]): string[] =>
      ids.length === 0
        ? []
        : db
            .select({ id: files.id })
            .from(files)
            .where(and(inArray(files.id, ids), eq(files.kept, false)))
            .all()
            .map(({ id }) => id),
    read(id: string) {
      const file = find(id)
      return (
        file && {
          ...{ mediaType: file.mediaType, bytes: file.bytes, hash: file.hash },
          ...{ blob: blobs.get(file.hash), path: blobs.pathOf(file.hash) },
        }
      )
    },
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
        await Bun.sleep(0)
      }
    },
  }
}

/** 128 random bits: a name that can't be guessed. */
const newFileId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex")
