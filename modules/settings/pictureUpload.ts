import { uploadIn } from "#src/http/upload.ts"
import { invalid } from "#src/shared/errors.ts"
import { maxPictureBytes, type PictureKind, pictureKinds } from "./schema.ts"

/** The picture in a multipart body: one `file`, and `type` saying what it shows. */
export async function uploadedPicture(request: Request): Promise<{ kind: PictureKind; bytes: Uint8Array }> {
  const megabytes = maxPictureBytes / 1024 / 1024
  const { bytes, texts } = await uploadIn(request, { megabytes, fields: ["type"] })
  const kind = pictureKinds.find((known) => known === texts.type)
  if (!kind) throw invalid({ type: "settings.pictureKind" })
  return { kind, bytes }
}
