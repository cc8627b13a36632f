import type { SentBody } from "#src/http/body.ts"
import { uploadIn } from "#src/http/upload.ts"
import { invalid } from "#src/shared/errors.ts"
import { maxPhotoBytes } from "./schema.ts"

/** The photo in a multipart body: one `file`, and `type` set to project-photo. */
export async function uploadedPhoto(body: SentBody): Promise<Uint8Array> {
  const megabytes = maxPhotoBytes / 1024 / 1024
  const { bytes, texts } = uploadIn(body, { megabytes, fields: ["type"] })
  if (texts.type !== "project-photo") throw invalid({ type: "quotes.uploadType" })
  return bytes
}
