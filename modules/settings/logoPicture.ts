import type { Sender } from "#src/documents/sender.ts"

/**
 * The logo as a document takes it. Without one, or when its file is gone or can't be read, documents are made
 * without: a quotation is worth more than its letterhead.
 */
export async function logoPicture(
  file: { mediaType: string; blob: Blob } | undefined,
): Promise<Sender["logoPicture"]> {
  try {
    const bytes = await file?.blob.bytes()
    if (!file || !bytes) return undefined
    const { width, height } = await new Bun.Image(bytes).metadata()
    return { bytes, kind: file.mediaType === "image/png" ? "png" : "jpg", width, height }
  } catch {
    return undefined
  }
}
