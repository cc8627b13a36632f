import { DomainError, invalid } from "#src/shared/errors.ts"
import { maxPictureBytes, type PictureKind, pictureKinds } from "./schema.ts"

/** The picture in a multipart body: one `file`, and `type` saying what it shows. Read by hand, as in module quotes. */
export async function uploadedPicture(request: Request): Promise<{ kind: PictureKind; bytes: Uint8Array }> {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new DomainError("malformed", 400)
  const file = form.get("file")
  const kind = pictureKinds.find((known) => known === form.get("type"))
  if ([...form.keys()].toSorted().join() !== "file,type" || !kind || !(file instanceof Blob))
    throw invalid({ file: "settings.pictureFields" })
  if (file.size === 0) throw new DomainError("files.empty", 422)
  if (file.size > maxPictureBytes) throw new DomainError("files.tooLarge", 413, { values: { megabytes: 5 } })
  return { kind, bytes: new Uint8Array(await file.arrayBuffer()) }
}
