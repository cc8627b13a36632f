import type { FileStore } from "#src/files/store.ts"
import { purchases as nl } from "./nl.ts"

export interface Entry {
  /** With folders: 'facturen/12 Houthandel 2026-0415.pdf'. */
  name: string
  bytes: () => Promise<Uint8Array> | Uint8Array
}

/**
 * A zip as a stream: one entry is in memory at a time, however many there are. Entries are stored as they are; PDFs
 * and photos don't get smaller.
 */
export async function zipOf(entries: Entry[]): Promise<ReadableStream<Uint8Array>> {
  const { Zip, ZipPassThrough } = await import("fflate")
  const waiting = entries.values()
  let made: Uint8Array[] = []
  let ended = false
  const zip = new Zip((error, chunk, final) => {
    if (error) throw error
    made.push(chunk)
    ended = final
  })

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value: entry, done } = waiting.next()
      if (done) zip.end()
      else {
        const file = new ZipPassThrough(entry.name)
        zip.add(file)
        file.push(await entry.bytes(), true)
      }
      for (const chunk of made) controller.enqueue(chunk)
      made = []
      if (ended) controller.close()
    },
  })
}

/**
 * The original of an invoice, as it is read when its turn comes. One that is lost or no longer what came in doesn't
 * keep the bookkeeper from the others: a note stands in its place.
 */
export const originalEntry = (name: string, files: FileStore, { fileId, fileHash }: Original): Entry => ({
  name,
  async bytes() {
    const found = await files
      .read(fileId)
      ?.blob.bytes()
      .catch(() => undefined)
    const same = found && new Bun.CryptoHasher("sha256").update(found).digest("hex") === fileHash
    return same ? found : new TextEncoder().encode(nl.sheet.lost)
  },
})

interface Original {
  fileId: string
  fileHash: string
}
