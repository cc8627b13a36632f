import type { FileStore } from "#src/files/store.ts"
import type { ZipEntry } from "#src/files/zipStream.ts"
import { purchases as nl } from "./nl.ts"

/**
 * The original of an invoice, as it is read when its turn comes. One that is lost or no longer what came in doesn't
 * keep the bookkeeper from the others: a note stands in its place.
 */
export const originalEntry = (name: string, files: FileStore, { fileId, fileHash }: Original): ZipEntry => ({
  name,
  async bytes() {
    const found = await bytesOf(fileId, files)
    const same = found && new Bun.CryptoHasher("sha256").update(found).digest("hex") === fileHash
    return same ? found : new TextEncoder().encode(nl.sheet.lost)
  },
})

async function bytesOf(fileId: string, files: FileStore): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await files.read(fileId)?.blob.bytes()
  } catch {
    return undefined
  }
}

interface Original {
  fileId: string
  fileHash: string
}
