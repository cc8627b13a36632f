import { cleanPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Sender } from "#src/jobs/turns.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"

export interface SentPhoto {
  bytes: Uint8Array
  hash: string
}

/** Stored one after the other, without what hides in them. One that is none refuses the whole, by its field. */
export async function keptPhotos(
  photos: readonly SentPhoto[],
  files: FileStore,
  sender: Sender,
): Promise<string[]> {
  const clean: Uint8Array[] = []
  for (const [at, { bytes }] of photos.entries())
    clean.push(await cleanPhoto(bytes, sender).catch((error) => refuse(error, at)))
  const ids: string[] = []
  for (const photo of clean) ids.push(await files.add(photo, "image/jpeg"))
  return ids
}

/** Where the picture is to blame, which one; what is busy or full is told as it is. */
function refuse(error: unknown, at: number): never {
  if (error instanceof DomainError && error.status === 422) throw invalid({ [`photo_${at}`]: error.code })
  throw error
}
