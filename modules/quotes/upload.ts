import { DomainError, invalid } from "#src/shared/errors.ts"
import { maxPhotoBytes } from "./schema.ts"

/**
 * The photo in a multipart body: one `file`, and `type` set to project-photo. Read by hand: the framework's
 * multipart reader turns texts into objects, which lets a field smuggle in a prototype.
 */
export async function uploadedPhoto(request: Request): Promise<Uint8Array> {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new DomainError("malformed", 400)
  const file = form.get("file")
  const names = [...form.keys()]
  const exact = names.length === 2 && names.includes("file") && form.get("type") === "project-photo"
  if (!exact || !(file instanceof Blob)) throw invalid({ file: "quotes.uploadFields" })
  if (file.size === 0) throw new DomainError("files.empty", 422)
  if (file.size > maxPhotoBytes) throw new DomainError("files.tooLarge", 413)
  return new Uint8Array(await file.arrayBuffer())
}
