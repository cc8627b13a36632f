import { and, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { FileStore } from "#src/files/store.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { Page } from "../reading/page.ts"
import { type Reader, Unreadable } from "../reading/task.ts"
import { pagePictures, type ScanRecord } from "../table.ts"

export type Pictures = ReturnType<typeof createPictures>

/** Wide enough to read small print when zoomed in. */
const pictureWidth = 1600

/** Pages of scans as pictures: made when somebody first looks at one, and kept. */
export function createPictures({
  db,
  files,
  reader,
  pagesOf,
}: {
  db: Db
  files: FileStore
  reader: Reader
  pagesOf: (scanId: number) => Page[]
}) {
  async function draw(task: Parameters<Reader["render"]>[0]): Promise<Uint8Array> {
    try {
      return await reader.render(task)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      throw new DomainError("invoices.noPicture", 404)
    }
  }

  return {
    /** The page as the reading turned it, so that boxes lie where the words are. */
    async of({ id, fileId, format }: Pick<ScanRecord, "id" | "fileId" | "format">, page: number) {
      const mine = and(eq(pagePictures.scanId, id), eq(pagePictures.page, page))
      const known = db.select().from(pagePictures).where(mine).get()
      if (known) return files.read(known.fileId)!
      const { turned } = pagesOf(id)[page - 1] ?? { turned: 0 }
      const drawn = await draw({ path: files.read(fileId)!.path, format, page, turned, width: pictureWidth })
      const pictureId = await files.add(drawn, "image/jpeg")
      return write(db, () => {
        db.delete(pagePictures).where(mine).run()
        db.insert(pagePictures).values({ scanId: id, page, fileId: pictureId }).run()
        files.keep([pictureId])
        return files.read(pictureId)!
      })
    },
    /** In the caller's transaction. */
    forget(scanId: number) {
      const drawn = db.delete(pagePictures).where(eq(pagePictures.scanId, scanId)).returning().all()
      files.release(drawn.map(({ fileId }) => fileId))
    },
  }
}
